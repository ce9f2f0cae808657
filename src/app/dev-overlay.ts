import { formatProblem, type Problem } from '#shared/problem.ts';

/** Shows what is wrong with the site, over the page. */
export interface Overlay {
  /** @param file the open page's: its problems come first */
  show: (problems: readonly Problem[], file: string) => void;
}

const styles = `
  :host {
    all: initial;
    position: fixed;
    inset: auto 1rem 1rem auto;
    border: 0;
    padding: 0;
    background: none;
    font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace;
    color-scheme: dark;
    color: #e8eaf0;
  }
  :host([data-open]) { inset: 0; inline-size: 100%; block-size: 100%; }
  :host(:not(:popover-open)), [hidden] { display: none !important; }
  section {
    box-sizing: border-box;
    block-size: 100%;
    overflow: auto;
    padding: 2rem max(1rem, (100% - 60rem) / 2);
    background: rgb(14 16 22 / 94%);
  }
  header { display: flex; gap: 1rem; justify-content: space-between; align-items: center; }
  h1 { margin: 0; font-size: 1.15em; }
  pre {
    margin: 1rem 0 0;
    padding: 1rem;
    border-inline-start: 3px solid #ff6b6b;
    background: #1c1f29;
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  button {
    padding: 0.4em 0.9em;
    border: 1px solid #ff6b6b;
    border-radius: 6px;
    background: #2a1416;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;

/** An element of its own, out of reach of the theme's styles. What it shows is text and never markup. */
export function createOverlay(): Overlay {
  const host = document.createElement('div');
  host.id = 'dev-problems';
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const title = element('h1');
  const hide = element('button', 'Hide (Esc)');
  const header = element('header', title, hide);
  const list = element('div');
  const panel = element('section', header, list);
  const badge = element('button');
  panel.setAttribute('role', 'alert');
  root.append(panel, badge);

  const setOpen = (isOpen: boolean) => {
    host.toggleAttribute('data-open', isOpen);
    panel.hidden = !isOpen;
    badge.hidden = isOpen;
  };
  hide.addEventListener('click', () => setOpen(false));
  badge.addEventListener('click', () => setOpen(true));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false);
  });

  let known = new Set<string>();
  return {
    show(problems, file) {
      const own = problems.filter((problem) => problem.file === file);
      const others = problems.filter((problem) => problem.file !== file);
      const texts = [...own, ...others].map(formatProblem);
      const count = texts.length === 1 ? '1 problem' : `${texts.length} problems`;
      title.textContent = count;
      badge.textContent = count;
      list.replaceChildren(...texts.map((text) => element('pre', text)));
      // One that was hidden stays so, until there is something new to say.
      if (texts.some((text) => !known.has(text))) setOpen(true);
      known = new Set(texts);
      if (texts.length > 0) document.documentElement.append(host);
      else host.remove();
      if (host.isConnected && !host.matches(':popover-open')) host.showPopover();
    },
  };
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
