/**
 * How far a heading of the article stands below the top of the window, in pixels.
 *
 * Of a section that is out of sight all headings stand where it begins: to know better, the browser
 * would have to lay out what it has left aside (`content-visibility`).
 */
export function headingTop(heading: Element): number {
  const section = heading.closest('section')?.getBoundingClientRect();
  const isInSight = !section || (section.bottom > 0 && section.top < innerHeight);
  return isInSight ? heading.getBoundingClientRect().top : section.top;
}
