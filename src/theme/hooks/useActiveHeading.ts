import { useEffect, useState } from 'react';
import { headingTop } from '#app/heading-top.ts';
import { useView } from '#app/view.tsx';
import type { Heading } from '#shared/page.ts';
import { activeHeading } from './active-heading.ts';

/** Milliseconds between two looks at a page that is being scrolled. */
const throttle = 200;
/** A heading that was jumped to lands 72 px below the top. */
const offset = 96;

/** The id of the heading that is being read: `null` above the first, nothing until React has hydrated. */
export function useActiveHeading(): string | null | undefined {
  const { toc } = useView().page;
  const [active, setActive] = useState<string | null>();

  // Where headings stand is known to the browser alone, and changes with every scroll and width.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setActive(readHeading(toc) ?? null);
    };
    const onMove = () => {
      timer ??= setTimeout(look, throttle);
    };
    look();
    addEventListener('scroll', onMove, { passive: true });
    addEventListener('resize', onMove);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onMove);
      removeEventListener('resize', onMove);
    };
  }, [toc]);

  return active;
}

function readHeading(toc: readonly Heading[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const tops = toc.flatMap(({ id }) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: headingTop(element) }] : [];
  });
  const atEnd = scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2;
  return activeHeading(tops, { offset, atEnd });
}
