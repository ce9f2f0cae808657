import type { ReactNode } from 'react';
import { linkTarget } from '../../site-links.ts';

/** Places to go on from, side by side. */
export function Cards({ children }: { children: ReactNode }) {
  return (
    <ul className="cards" data-component="Cards">
      {children}
    </ul>
  );
}

interface CardProps {
  title: string;
  link: string;
  /** Address of a picture, within its file; it takes the color of the text. */
  icon?: string;
  children?: ReactNode;
}

/** One of them. All of it is pressed, and its title alone is the link. */
export function Card({ title, link, icon, children }: CardProps) {
  return (
    <li>
      {icon && (
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <use href={icon} />
        </svg>
      )}
      <a href={link} {...linkTarget(link)}>
        {title}
      </a>
      <div>{children}</div>
    </li>
  );
}
