import { describe, expect, it } from 'vitest';
import { type TestPage, testCompile, testRender } from './test-compile.ts';

const size = { width: 640, height: 320 };
const pictures = {
  '/graph.svg': size,
  '/both.svg': size,
  '/both.dark.svg': size,
  '/unequal.svg': size,
  '/unequal.dark.svg': { width: 640, height: 300 },
  '/icon.png': { width: 20, height: 20 },
  '/broken.svg': undefined,
};

const render = (body: string, page: TestPage = {}) => testRender(body, { pictures, ...page });

async function problemsOf(body: string) {
  return (await testCompile(body, { pictures })).problems;
}

describe('pictures', () => {
  it('have their size, and alone in a paragraph a caption', async () => {
    expect(await render('![Graph](/graph.svg "Two *chunks*")')).toMatchInlineSnapshot(
      `"<Picture src="/graph.svg" alt="Graph" width="640" height="320" figure="true" caption="Two *chunks*" zoom="true"></Picture>"`,
    );
  });

  it.each(['md', 'mdx'] as const)('stand in lines and lists as well, in .%s', async (format) => {
    expect(
      await render('See ![Graph](/graph.svg) here\n\n- ![Graph](/graph.svg)', { format }),
    ).toMatchInlineSnapshot(`
      "<p>See <Picture src="/graph.svg" alt="Graph" width="640" height="320" zoom="true"></Picture> here</p>
      <ul>
      <li><Picture src="/graph.svg" alt="Graph" width="640" height="320" zoom="true"></Picture></li>
      </ul>"
    `);
  });

  it('have the variant for the dark theme that lies beside them, below the base', async () => {
    const html = await render('![Graph](/both.svg)', { links: { base: '/docs/' } });
    expect(html).toContain('src="/docs/both.svg" dark="/docs/both.dark.svg"');
  });

  it('can be enlarged but where that says nothing, leads elsewhere or is switched off', async () => {
    const isZoomable = async (body: string, page: TestPage = {}) =>
      (await render(body, page)).includes('zoom="true"');
    expect(await isZoomable('![Graph](/graph.svg)')).toBe(true);
    expect(await isZoomable('Text ![Graph](/graph.svg)')).toBe(true);
    expect(await isZoomable('![Icon](/icon.png)')).toBe(true);
    expect(await isZoomable('Text ![Icon](/icon.png)')).toBe(false);
    expect(await isZoomable('[![Graph](/graph.svg)](/guide/react)')).toBe(false);
    const frontmatter = { globalUIComponents: false };
    expect(await isZoomable('![Graph](/graph.svg)', { frontmatter })).toBe(false);
  });

  it('that do not exist stay for the check of links, with their place', async () => {
    const body = 'Text\n\n![Graph](/grph.svg)';
    const { images, problems } = await testCompile(body, { pictures });
    expect(images).toEqual([{ written: '/grph.svg', href: '/grph.svg', line: 3 }]);
    expect(problems).toEqual([]);
    expect(await render(body)).toContain('<img src="/grph.svg" alt="Graph">');
  });
});

describe('a problem is', () => {
  it('a picture without words', async () => {
    expect(await problemsOf('Text\n\n![ ](/graph.svg)')).toMatchInlineSnapshot(`
      [
        {
          "expected": "a text in its place, that says what the picture shows",
          "file": "content/en/guide/react.md",
          "fix": "![What it shows](/graph.svg)",
          "found": "![ ](/graph.svg)",
          "line": 3,
          "message": "Missing alt text",
        },
      ]
    `);
  });

  it('a caption within a line', async () => {
    expect(await problemsOf('Text ![Graph](/graph.svg "Caption")')).toMatchInlineSnapshot(`
      [
        {
          "expected": "a picture with a caption in a paragraph of its own",
          "file": "content/en/guide/react.md",
          "found": "![Graph](/graph.svg "Caption")",
          "line": 1,
          "message": "Caption on an inline image",
        },
      ]
    `);
  });

  it('a picture of another host', async () => {
    expect(await problemsOf('![Graph](https://example.com/graph.svg)')).toMatchInlineSnapshot(`
      [
        {
          "expected": "the address of a file in public/: \`/diagram.svg\` for public/diagram.svg",
          "file": "content/en/guide/react.md",
          "found": "![Graph](https://example.com/graph.svg)",
          "line": 1,
          "message": "Image on another host",
        },
      ]
    `);
  });

  it('a picture that has no size', async () => {
    expect(await problemsOf('![Graph](/broken.svg)')).toMatchInlineSnapshot(`
      [
        {
          "expected": "a complete picture; of an SVG, its \`svg\` element with a viewBox, or with width and height",
          "file": "content/en/guide/react.md",
          "found": "![Graph](/broken.svg)",
          "line": 1,
          "message": "Could not read the image size",
        },
      ]
    `);
  });

  it('a dark variant of another size', async () => {
    expect(await problemsOf('![Graph](/unequal.svg)')).toMatchInlineSnapshot(`
      [
        {
          "expected": "640 × 320",
          "file": "content/en/guide/react.md",
          "found": "public/unequal.dark.svg: 640 × 300",
          "line": 1,
          "message": "Dark image of another size",
        },
      ]
    `);
  });
});
