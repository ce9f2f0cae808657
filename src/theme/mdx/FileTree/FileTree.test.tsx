import { expect, it } from 'vitest';
import { renderIn } from '../test-render.tsx';
import { FileName, FileTree } from './FileTree.tsx';

it('stands around a list', () => {
  expect(renderIn('en', <FileTree>list</FileTree>)).toBe(
    '<div class="file-tree" data-component="FileTree">list</div>',
  );
});

it('tells who has it read what is a folder', () => {
  const folder = <FileName name="src/" folder="" />;
  expect(renderIn('en', folder)).toBe(
    '<span class="visually-hidden">Folder </span><span class="file" data-folder="">src/</span><span class="file-comment"></span>',
  );
  expect(renderIn('zh', folder)).toContain('>文件夹 </span>');
});

it('stresses what is marked, and has the comment behind the name', () => {
  expect(
    renderIn(
      'en',
      <FileName name="index.js" marked="">
        {' '}
        the entry
      </FileName>,
    ),
  ).toBe(
    '<span class="file"><strong>index.js</strong></span><span class="file-comment"> the entry</span>',
  );
});
