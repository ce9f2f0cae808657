import type { ContainerType } from '../../strings/static-strings.ts';

/** Strokes on a field of 20 by 20, each of its own shape: color alone tells nobody apart. */
const paths: Record<Exclude<ContainerType, 'details'>, string> = {
  tip: 'M7.5 14.5h5M8.5 17.5h3M7.5 14.5c0-1.5-.3-2-1-2.7a5 5 0 1 1 7 0c-.7.7-1 1.2-1 2.7',
  info: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0zM10 9.5v4.5M10 6v.1',
  warning: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.4v.1',
  danger: 'M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7zM10 6v4.5M10 13.8v.1',
  note: 'M3.5 16.5l.8-3.8 9-9 3 3-9 9zM11.3 5.7l3 3',
};

interface ContainerIconProps {
  type: keyof typeof paths;
  /** What the icon says; nothing where the title beside it says the same. */
  label: string | undefined;
}

/** The sign of a kind of remark. */
export function ContainerIcon({ type, label }: ContainerIconProps) {
  const path = <path d={paths[type]} />;
  if (!label) {
    return (
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {path}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 20 20" role="img" aria-label={label}>
      {path}
    </svg>
  );
}
