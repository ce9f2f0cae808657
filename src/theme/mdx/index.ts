import type { ElementType } from 'react';
import { CodeBlock } from './CodeBlock.tsx';
import { Container } from './Container.tsx';
import { Emitted } from './Emitted.tsx';
import { OptionList } from './OptionList.tsx';
import { OptionMeta } from './OptionMeta.tsx';
import { SourceCode } from './SourceCode.tsx';

/** Components that a page may use. They are rendered by the build and cost a reader nothing. */
export const mdxComponents: Readonly<Record<string, ElementType>> = {
  CodeBlock,
  Container,
  Emitted,
  OptionList,
  OptionMeta,
  SourceCode,
};
