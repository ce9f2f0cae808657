import { onLongPress } from '#app/popup/long-press.ts';
import type { Popup } from '#app/popup/popup.ts';

type Card = Promise<Popup | undefined>;

const selector = 'a[data-component="OptionCard"]';

/** Shows what an option is wherever it is named: under the pointer, on focus, and where a finger rests. */
export function start(): void {
  const cards = new WeakMap<HTMLElement, Card>();
  const cardOf = (link: HTMLAnchorElement): Card => {
    const card = cards.get(link) ?? giveCard(link);
    cards.set(link, card);
    // Who lost the network and tries again has another chance.
    card.catch(() => cards.delete(link));
    return card;
  };
  const touched = new WeakSet<HTMLElement>();
  const onTouch = (link: HTMLAnchorElement) => {
    if (touched.has(link)) return;
    touched.add(link);
    const held = () => cardOf(link).then((popup) => popup?.show('press'), ignore);
    onLongPress(link, { held, keepsMenu: true });
  };
  const onApproach = (event: Event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link) return;
    if (event instanceof PointerEvent && event.pointerType === 'touch') onTouch(link);
    else if (event.type !== 'focusin' || link.matches(':focus-visible')) cardOf(link).catch(ignore);
  };
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, onApproach, { capture: true, passive: true });
  // The approach that fetched this script has been there before.
  const near = `${selector}:is(:hover, :focus-visible)`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(near)) cardOf(link).catch(ignore);
}

/** What builds cards is fetched for the first of them. */
async function giveCard(link: HTMLAnchorElement): Card {
  const { createCard } = await import(/* webpackChunkName: 'option-card' */ './option-card.ts');
  return createCard(link);
}

/** Without a card, a link is still a link. */
function ignore(): void {}
