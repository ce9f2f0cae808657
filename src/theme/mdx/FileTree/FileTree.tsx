import type { ReactNode } from 'react';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

/** Folders and files, as a list of lists. */
export function FileTree({ children }: { children: ReactNode }) {
  return (
    <div className="file-tree" data-component="FileTree">
      {children}
    </div>
  );
}

interface FileNameProps {
  name: string;
  /** Present where it is one. */
  folder?: string;
  /** Present where the reader should look. */
  marked?: string;
  /** What is said of it. */
  children?: ReactNode;
}

/** An entry of a file tree; the compiler makes it from the text of a list's item. */
export function FileName({ name, folder, marked, children }: FileNameProps) {
  const strings = useStaticStrings();
  return (
    <>
      {folder !== undefined && <span className="visually-hidden">{strings.folder} </span>}
      <span className="file" data-folder={folder}>
        {marked === undefined ? name : <strong>{name}</strong>}
      </span>
      <span className="file-comment">{children}</span>
    </>
  );
}
