import { adoptStyle } from '#app/adopt-style.ts';
import { element } from '#app/element.ts';
import { createPopup, type Popup } from '#app/popup/popup.ts';
import type { OptionCard, OptionCards } from '#shared/option-card.ts';
import { optionCardsPath } from '#shared/option-card.ts';
import { idOfHash } from '#shared/url.ts';
import style from './OptionCard.css?inline';

/** Milliseconds that the pointer rests on a name until its card is shown: most are only passed. */
const showDelay = 300;

adoptStyle(style);

const files = new Map<string, Promise<OptionCards>>();
let count = 0;

/** Gives the name of an option its card, and shows it if the reader is still there. */
export async function createCard(link: HTMLAnchorElement): Promise<Popup | undefined> {
  const { more, cards } = await fetchCards(optionCardsPath(link.pathname));
  const card = cards[idOfHash(link.hash)];
  if (!card || !link.isConnected) return undefined;
  const panel = cardPanel(card, { more, href: link.href });
  link.closest('article')?.append(panel);
  const popup = createPopup(link, panel, {
    kind: 'tooltip',
    triggers: ['hover', 'focus'],
    side: 'top',
    align: 'start',
    offset: 6,
    outset: 12,
    showDelay,
  });
  if (link.matches(':hover')) popup.enter();
  else if (link.matches(':focus-visible')) popup.show('focus');
  return popup;
}

/** One file for each page of options. A failed one is forgotten, so that it can be tried again. */
function fetchCards(path: string): Promise<OptionCards> {
  const known = files.get(path);
  if (known) return known;
  const file = fetch(path).then((response) => {
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  });
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
}

interface CardLink {
  more: string;
  href: string;
}

function cardPanel(card: OptionCard, link: CardLink): HTMLElement {
  const { text, difference } = card;
  const panel = element(
    'div',
    { id: `option-card-${++count}`, className: 'popup option-card', popover: 'manual' },
    head(card),
    ...(card.facts.length > 0 ? [facts(card)] : []),
    ...(text ? [element('p', {}, ...withCode(text))] : []),
    ...(difference ? [element('p', { className: 'difference' }, ...withCode(difference))] : []),
    // The name that the card belongs to leads there as well: the keyboard needs no second stop.
    element('a', { className: 'more', href: link.href, tabIndex: -1 }, link.more),
  );
  return panel;
}

/** Its name, what is to be known before anything else, and its type. */
function head({ name, marks, type }: OptionCard): HTMLElement {
  const end = name.lastIndexOf('.') + 1;
  return element(
    'header',
    {},
    element(
      'strong',
      {},
      element('span', { className: 'parent' }, name.slice(0, end)),
      name.slice(end),
    ),
    ...marks.map(({ text, tone }) =>
      element('span', { className: 'mark', dataset: { tone } }, text),
    ),
    element('code', { className: 'type' }, type),
  );
}

function facts({ facts: all }: OptionCard): HTMLElement {
  const rows = all.flatMap(({ label, values }) => [
    element('dt', {}, label),
    element(
      'dd',
      {},
      ...values.map(({ code, where = '' }) =>
        element(
          'span',
          {},
          ...(code ? [element('code', {}, code)] : []),
          code && where ? ` ${where}` : where,
        ),
      ),
    ),
  ]);
  return element('dl', {}, ...rows);
}

/** A text that has code between backticks. */
function withCode(text: string): (Node | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));
}
