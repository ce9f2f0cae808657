/** An element with properties and children; texts stay texts. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & { dataset?: Record<string, string> } = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  const { dataset, ...own } = properties;
  Object.assign(made, own);
  Object.assign(made.dataset, dataset);
  made.append(...children);
  return made;
}
