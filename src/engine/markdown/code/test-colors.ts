// Only for tests: the colors that a stylesheet gives, as a browser computes them.

/** A color in sRGB, each part from 0 to 1. */
export interface Color {
  rgb: [number, number, number];
  alpha: number;
}

export type Theme = 'light' | 'dark';

/** The rules of stylesheets with their declarations, nested ones on their own. */
export interface Rule {
  /** Of the innermost block. */
  selectors: string[];
  declarations: Record<string, string>;
}

/** Reads nested CSS. */
export function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: Rule[] = [];
  for (const [, text = '', sign] of css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(text) ?? [];
    const current = open.at(-1);
    if (sign !== '{' && current && name && value) current.declarations[name] = value;
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    const rule = { selectors: text.split(',').map((part) => part.trim()), declarations: {} };
    open.push(rule);
    rules.push(rule);
  }
  return rules;
}

/** What a value means in a theme. */
export function readColor(value: string, rules: readonly Rule[], theme: Theme): Color {
  const read = (inner: string) => readColor(inner, rules, theme);
  const [, name = '', inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(value.trim()) ?? [];
  const parts = splitArguments(inside);
  const [first = '', second = ''] = parts;
  if (name === 'var') return read(variable(first, rules));
  if (name === 'light-dark') return read(theme === 'light' ? first : second);
  if (name === 'oklch') return oklch(inside);
  if (name === 'color-mix') return mixWithNothing(parts, read);
  if (value.trim() === 'white') return { rgb: [1, 1, 1], alpha: 1 };
  throw new Error(`This test does not know the color ${value}.`);
}

/** One color on another, which nothing shines through. */
export function onTop({ rgb, alpha }: Color, below: Color): Color {
  const mixed = rgb.map((part, index) => part * alpha + (below.rgb[index] ?? 0) * (1 - alpha));
  return { rgb: mixed as Color['rgb'], alpha: 1 };
}

/** How well one color can be read on another: 1 to 21. */
export function contrast(a: Color, b: Color): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function variable(name: string, rules: readonly Rule[]): string {
  const value = rules.find(({ declarations }) => declarations[name])?.declarations[name];
  if (value === undefined) throw new Error(`Nothing declares ${name}.`);
  return value;
}

/** Divides at commas that stand in no brackets. */
function splitArguments(text: string): string[] {
  return text.split(/,(?![^(]*\))(?![^(]*\([^()]*\)[^(]*\))/).map((part) => part.trim());
}

function mixWithNothing(parts: readonly string[], read: (value: string) => Color): Color {
  const [space, mixed = '', other] = parts;
  const [, color = '', percent] = /^(.*) (\d+)%$/.exec(mixed) ?? [];
  if (space !== 'in oklab' || other !== 'transparent') throw new Error(`Not known: ${parts}`);
  const { rgb, alpha } = read(color);
  return { rgb, alpha: (alpha * Number(percent)) / 100 };
}

function oklch(text: string): Color {
  const [, lightness, chroma, hue, alpha = '1'] =
    /^([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?$/.exec(text.trim()) ?? [];
  const angle = (Number(hue) * Math.PI) / 180;
  const [l, a, b] = [
    Number(lightness) / 100,
    Number(chroma) * Math.cos(angle),
    Number(chroma) * Math.sin(angle),
  ];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const rgb = linear.map(toSrgb) as Color['rgb'];
  if (rgb.some(Number.isNaN)) throw new Error(`Not a color: oklch(${text})`);
  return { rgb, alpha: Number(alpha) };
}

function toSrgb(linear: number): number {
  const part = Math.min(1, Math.max(0, linear));
  return part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
}

function luminance({ rgb }: Color): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
