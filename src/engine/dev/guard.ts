import { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { contentType } from '../outputs/hosts/content-type.ts';
import { isOpeningEditor, type RequestRules, reasonToRefuse } from './allowed-request.ts';
import { isProjectFile } from './editor-file.ts';

/** A middleware that refuses requests the dev server must not answer. */
export interface Guard {
  requests: (listener: RequestListener) => RequestListener;
  /** What listens for pages that connect to a server. */
  upgrades: (server: Server) => EventEmitter;
}

export interface GuardOptions extends RequestRules {
  /** Whose files may be opened in an editor. */
  folders: readonly string[];
  /** The folder that names of files begin at. */
  from: string;
}

export function createGuard(options: GuardOptions): Guard {
  async function refusal(request: IncomingMessage): Promise<string | undefined> {
    const reason = reasonToRefuse(request, options);
    const { url = '/' } = request;
    if (reason || !isOpeningEditor(url)) return reason;
    const isOurs = await isProjectFile(url, options);
    return isOurs ? undefined : 'Only files of the project are opened in an editor.';
  }

  return {
    requests: (listener) => async (request, response) => {
      const reason = await refusal(request);
      if (reason === undefined) return listener(request, response);
      response.writeHead(403, { 'Content-Type': contentType('answer.txt') }).end(reason);
    },
    upgrades(server) {
      const allowed = new EventEmitter();
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        const reason = reasonToRefuse(request, options);
        if (reason === undefined) allowed.emit('upgrade', request, socket, head);
        else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      });
      return allowed;
    },
  };
}
