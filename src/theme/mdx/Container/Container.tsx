import type { ReactNode } from 'react';
import type { ContainerType } from '../../strings/static-strings.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';
import { ContainerIcon } from './ContainerIcon.tsx';

export interface ContainerProps {
  type: ContainerType;
  /** As it is written, with marks around code. */
  title?: string;
  children: ReactNode;
}

/**
 * A remark set apart from the text; `details` folds.
 *
 * No `aside`: with a name each would be a landmark of the page, and without one it is nothing.
 */
export function Container({ type, title, children }: ContainerProps) {
  const { containerTitles } = useStaticStrings();
  const heading = withCode(title ?? containerTitles[type]);
  if (type === 'details') {
    return (
      <details className="note" data-type={type}>
        <summary>
          <span>{heading}</span>
        </summary>
        {children}
      </details>
    );
  }
  return (
    <div className="note" data-type={type} role="note">
      <p className="note-title">
        <ContainerIcon type={type} label={title && containerTitles[type]} />
        <span>{heading}</span>
      </p>
      {children}
    </div>
  );
}

/** A title's only syntax: code between backticks. Each second part stands between two. */
export function withCode(title: string): ReactNode[] {
  const parts = title.split(/`([^`]+)`/);
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    index % 2 ? <code key={index}>{part}</code> : part,
  );
}
