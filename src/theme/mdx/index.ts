import type { ElementType } from 'react';
import { CodeBlock } from './CodeBlock/CodeBlock.tsx';
import { Container } from './Container/Container.tsx';
import { Emitted } from './Emitted/Emitted.tsx';
import { OptionList } from './OptionList/OptionList.tsx';
import { OptionMeta } from './OptionMeta/OptionMeta.tsx';
import { SourceCode } from './SourceCode/SourceCode.tsx';

/** Components that a page may use. They are rendered by the build and cost a reader nothing. */
export const mdxComponents: Readonly<Record<string, ElementType>> = {
  CodeBlock,
  Container,
  Emitted,
  OptionList,
  OptionMeta,
  SourceCode,
};
