import { expect, it } from 'vitest';
import { buildSite } from '../test-site.ts';

const files = { 'index.md': '---\ntitle: Home\npageType: home\n---\n' };
const security = { contact: 'mailto:security@docs.test', expires: '2027-11-01' };

const builtFiles = async (settings: object) =>
  (await buildSite(files, settings)).files.map(({ path }) => path);

it('is at the root of a host that the site has to itself', async () => {
  const { text } = await buildSite(files, { security, url: 'https://docs.test' });
  expect(text('.well-known/security.txt')).toMatchInlineSnapshot(`
    "Contact: mailto:security@docs.test
    Expires: 2027-11-01T00:00:00.000Z
    Preferred-Languages: en, zh
    Canonical: https://docs.test/.well-known/security.txt
    "
  `);
  expect(await builtFiles({ security, base: '/docs/' })).not.toContain('.well-known/security.txt');
  expect(await builtFiles({})).not.toContain('.well-known/security.txt');
});
