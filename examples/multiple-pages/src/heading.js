export function addHeading(text) {
  const heading = document.createElement('h1');
  heading.textContent = text;
  document.body.append(heading);
}
