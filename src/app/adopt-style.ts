/**
 * Adds a stylesheet that came with a script. The policy of the page allows sheets that script makes, and
 * pages that are only read do not carry this one.
 */
export function adoptStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
