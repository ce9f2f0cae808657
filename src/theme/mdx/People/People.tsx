import type { ReactNode } from 'react';
import { linkTarget } from '../../site-links.ts';
import { initialsOf, toneOf } from './initials.ts';

/** People by the names that they go by on GitHub. */
export function People({ children }: { children: ReactNode }) {
  return (
    <ul className="people" data-component="People">
      {children}
    </ul>
  );
}

interface PersonProps {
  /** Name of the account. */
  github: string;
  name?: string;
  /** What they do. */
  role?: string;
}

/** One of them. The picture is drawn from the name: nobody is asked for it. */
export function Person({ github, name, role }: PersonProps) {
  const href = `https://github.com/${github}`;
  return (
    <li>
      <span className="initials" data-tone={toneOf(github)} aria-hidden="true">
        {initialsOf(name ?? github)}
      </span>
      <span>
        {name && <>{name} </>}
        <a href={href} {...linkTarget(href)}>
          @{github}
        </a>
        {role && <small>{role}</small>}
      </span>
    </li>
  );
}
