export function greet() {
  return ' — How can we help?';
}
