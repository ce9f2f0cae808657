import { watchScrollable } from '#app/scrollable.ts';
import { textToCopy } from './text-to-copy.ts';

const watch = watchScrollable((pre, overflows) => {
  const block = pre.parentElement;
  block?.toggleAttribute('data-overflows', overflows || block.hasAttribute('data-wrap'));
});

/** Tells the blocks of an article where they overflow, now and when their room changes. */
export function show(article: HTMLElement): void {
  watch(article.querySelectorAll<HTMLElement>('.code pre'));
}

/** Answers the buttons of all blocks. */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('.code-tools button');
    if (!button) return;
    if (button.className === 'copy') copy(button);
    else toggleWrap(button);
  });
}

function toggleWrap(button: HTMLElement): void {
  const isWrapped = button.closest('.code')?.toggleAttribute('data-wrap');
  button.setAttribute('aria-pressed', String(isWrapped));
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.closest('.code')?.querySelector('code');
  if (!code) return;
  const text = textToCopy(code.querySelectorAll<HTMLElement>('.line'));
  try {
    await navigator.clipboard.writeText(text);
    say(button, 'copied');
  } catch {
    say(button, copySelected(code, text) ? 'copied' : 'selected');
  }
}

/** The way of browsers without a clipboard, or with one that refuses; where it fails, the code stays selected. */
function copySelected(code: Element, text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  const selection = getSelection();
  selection?.selectAllChildren(code);
  document.addEventListener('copy', onCopy);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}

const timers = new WeakMap<HTMLElement, number>();

/** Shows what became of a press for two seconds, and reads it out. */
function say(button: HTMLElement, state: 'copied' | 'selected'): void {
  const { dataset } = button;
  dataset.name ??= button.ariaLabel ?? '';
  dataset.state = state;
  button.ariaLabel = dataset[state] ?? '';
  announce(button.ariaLabel);
  const reset = () => {
    delete dataset.state;
    button.ariaLabel = dataset.name ?? '';
    announce('');
  };
  clearTimeout(timers.get(button));
  timers.set(button, setTimeout(reset, 2000));
}

function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
