/** An icon of the site where it stands beside programs. */
export interface AppIcon {
  name: string;
  /** Of each side, in pixels. */
  size: number;
  /** What it is drawn for: Apple's home screen, any other place, or one that cuts a shape out of it. */
  purpose: 'apple' | 'any' | 'maskable';
}

const touchIcon: AppIcon = { name: 'apple-touch-icon', size: 180, purpose: 'apple' };

/** All that home screens and task bars ask for. */
export const appIcons: readonly AppIcon[] = [
  touchIcon,
  { name: 'icon-192', size: 192, purpose: 'any' },
  { name: 'icon-512', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512', size: 512, purpose: 'maskable' },
];

/**
 * Where an icon lies, without the base. Default: the one for Apple's home screen.
 *
 * @param folder of generated pictures
 */
export function appIconFile(folder: string, { name }: Pick<AppIcon, 'name'> = touchIcon): string {
  return `${folder}/icons/${name}.png`;
}
