import { type AppIcon, appIconFile, appIcons } from '#shared/app-icons.ts';
import type { DrawnImage } from './drawn-image.ts';

/** How much of its square an icon fills, in per cent: of a maskable one, a circle of four fifths is sure to be seen. */
const shares: Record<AppIcon['purpose'], number> = { apple: 76, any: 100, maskable: 60 };

/** The icons as pictures to be drawn. */
export function drawnIcons({ folder, icon }: { folder: string; icon: string }): DrawnImage[] {
  return appIcons.map((entry) => ({
    file: appIconFile(folder, entry),
    width: entry.size,
    height: entry.size,
    html: iconHtml(entry, icon),
  }));
}

/** What stands free keeps what is behind it: the others fill their square. */
function iconHtml({ purpose }: AppIcon, icon: string): string {
  const ground = purpose === 'any' ? '' : ' data-ground';
  return `<div class="icon" style="--share: ${shares[purpose]}%"${ground}>${icon}</div>`;
}
