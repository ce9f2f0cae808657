/** Numbers the lines of the field, and moves the numbers with it. */
export function showLines(root: HTMLElement, field: HTMLTextAreaElement): void {
  const numbers = root.querySelector<HTMLElement>('.checker-lines');
  if (!numbers) return;
  const count = field.value.split('\n').length;
  if (numbers.dataset.count !== String(count)) {
    numbers.dataset.count = String(count);
    numbers.textContent = Array.from({ length: count }, (_, index) => index + 1).join('\n');
  }
  numbers.scrollTop = field.scrollTop;
}

/** Moves the caret to a piece of the text, and the piece into view. */
export function goTo(
  field: HTMLTextAreaElement,
  { start, end, line }: { start: number; end: number; line: number },
): void {
  field.focus();
  field.setSelectionRange(start, end);
  const height = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = Math.max(0, (line - 4) * height);
  field.scrollIntoView({ block: 'nearest' });
}
