import type { ComponentProps } from 'react';
import styles from './Icon.module.css';

/** The few signs of the interface itself, as strokes on a field of 20 by 20. */
const paths = {
  auto: 'M2.5 4h15v10h-15zM7 17h6',
  close: 'M5 5l10 10M15 5L5 15',
  down: 'M6 8l4 4 4-4',
  family: 'M10 3l7 4-7 4-7-4zM3 11.5l7 4 7-4',
  language:
    'M2.5 5h8M6.5 3v2M9 5c-.8 3.5-3 6-6 7.5M4.5 8c1 2 2.5 3.5 4.5 4.5M10 17l3.75-9 3.75 9M11.3 14h4.9',
  menu: 'M3 6h14M3 10h14M3 14h14',
  moon: 'M16.5 11.8A7 7 0 1 1 8.2 3.5a5.5 5.5 0 0 0 8.3 8.3z',
  more: 'M3.9 10h.8M9.6 10h.8M15.3 10h.8',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  sun: 'M13.5 10a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
} as const;

export type IconName = keyof typeof paths;

interface IconProps extends ComponentProps<'svg'> {
  name: IconName;
}

/** A sign of the interface. It says nothing to a screen reader: its button has the name. */
export function Icon({ name, ...props }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" {...props}>
      <path d={paths[name]} />
    </svg>
  );
}
