import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectAt } from '#engine/files/project.ts';
import { serveSite } from '#engine/server/serve.ts';
import { copyFixture } from '../build/fixture-site.ts';
import { repository, serve, type TestSite } from './site.ts';

/** What the page of all components reads beside itself. */
const around = ['examples/outputs.json', 'examples/minimal', 'public'];

/**
 * Builds and serves the page that shows writers every component, `/components`. The documentation
 * itself has it as a draft; here it is published.
 */
export async function serveComponents(): Promise<TestSite> {
  const fixture = await copyFixture('articles');
  for (const name of around) {
    await cp(path.join(repository, name), path.join(fixture.root, name), { recursive: true });
  }
  for (const lang of ['en', 'zh']) {
    const file = `content/${lang}/components.mdx`;
    const text = await readFile(path.join(repository, file), 'utf8');
    await fixture.write(file, text.replace(/^draft: true\n/m, ''));
  }
  const { status, stderr } = await fixture.build();
  if (status !== 0) throw new Error(stderr);
  const site = await serve(await serveSite(projectAt(fixture.root)));
  return {
    ...site,
    close: async () => {
      await site.close();
      await fixture.close();
    },
  };
}
