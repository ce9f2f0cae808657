import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '#engine/server/server.ts';

/** Answers a request in place of the server, if it returns true. */
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server that can be stopped, started again at its address, and made to fail. */
export interface StoppableSite {
  /** Without a slash at its end. */
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** From now on, asked first; nothing is by default. */
  answerBy: (answer: Answer | undefined) => void;
}

export async function serveStoppable(server: Server): Promise<StoppableSite> {
  const handlers = server.listeners('request') as ((
    ...of: [IncomingMessage, ServerResponse]
  ) => void)[];
  let special: Answer | undefined;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!special?.(request, response)) for (const handle of handlers) handle(request, response);
  });
  const url = await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: async () => {
      await listen(server, port);
    },
    answerBy: (answer) => {
      special = answer;
    },
  };
}
