import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { configFileName, loadConfig, locateInConfig } from '#config/load-config.ts';
import { type DevState, devStateEvent, devStatePath } from '#shared/dev-state.ts';
import { withBase } from '#shared/url.ts';
import type { BuildOptions } from '../build.ts';
import { startDevBundle } from '../bundle/dev-bundle.ts';
import { themedSite } from '../bundle/themed-site.ts';
import { contentType } from '../outputs/hosts/content-type.ts';
import { listen } from '../server/server.ts';
import { hostsIn } from './allowed-request.ts';
import { answer } from './answer.ts';
import { createGuard } from './guard.ts';
import { createReport } from './report.ts';
import { createSession } from './session.ts';
import { createSiteLoader } from './site-loader.ts';
import { createTextCheck } from './text-check.ts';
import { watchFiles } from './watch-files.ts';

export interface DevOptions extends BuildOptions {
  port: number;
  /** Shows a text in the terminal. */
  print: (text: string) => void;
}

/** A running dev server. */
export interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/** Serves the site while it is being written: shows every saved change and every problem. */
export async function startDev({
  project,
  engineRoot,
  env = {},
  port,
  print,
}: DevOptions): Promise<DevServer> {
  const config = await loadConfig(project.root, env);
  const build = `dev-${randomBytes(6).toString('hex')}`;
  const themed = await themedSite(config, project);
  const load = createSiteLoader({ project, engineRoot, env, config, themed, build });
  const bundle = await startDevBundle({
    root: engineRoot,
    site: themed,
    output: path.join(project.cache, 'dev'),
    onError: (error) => print(String(error)),
  });
  const report = createReport(print);
  const session = createSession({
    load,
    checkTexts: createTextCheck({ engineRoot, cache: project.cache }),
    locate: (problems) => locateInConfig(problems, project.root),
    publicFolder: project.public,
    onState(state, took) {
      bundle.send(devStateEvent, state);
      report(state, took);
    },
  });
  bundle.onBundle(session.useBundle);
  bundle.onConnect((send) => send(devStateEvent, session.state()));
  const stopWatching = await watchFiles({
    root: project.root,
    names: [
      path.basename(project.content),
      path.basename(project.public),
      'examples',
      'strings',
      configFileName,
    ],
    onChange: session.update,
  });

  const hosts = hostsIn(env.DEV_HOSTS);
  const guard = createGuard({ hosts, folders: [project.root, engineRoot], from: process.cwd() });
  const server = createServer(
    guard.requests((request, response) =>
      bundle.middleware(request, response, () => {
        if (request.url === withBase(devStatePath, config.base))
          sendState(response, session.state());
        else answer(request, response, session.files());
      }),
    ),
  );
  bundle.attach(guard.upgrades(server));

  async function close(): Promise<void> {
    stopWatching();
    session.close();
    server.closeAllConnections();
    await Promise.all([bundle.close(), new Promise((resolve) => server.close(resolve))]);
  }
  try {
    return { url: await listen(server, port, 'npm run dev'), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function sendState(response: ServerResponse, state: DevState): void {
  response.setHeader('Content-Type', contentType('state.json'));
  response.end(JSON.stringify(state));
}
