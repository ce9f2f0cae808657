import type { ReactNode } from 'react';
import type { ContainerType } from '../../strings/strings.ts';
import { useStrings } from '../../strings/useStrings.ts';

interface ContainerProps {
  type: ContainerType;
  title?: string;
  children: ReactNode;
}

/** A remark set apart from the text; `details` folds. */
export function Container({ type, title, children }: ContainerProps) {
  const { containerTitles } = useStrings();
  const heading = title ?? containerTitles[type];
  if (type === 'details') {
    return (
      <details className="note" data-type={type}>
        <summary>{heading}</summary>
        {children}
      </details>
    );
  }
  return (
    <div className="note" data-type={type}>
      <p className="note-title">{heading}</p>
      {children}
    </div>
  );
}
