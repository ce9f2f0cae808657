import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The search dialog of a page, as a reader meets it. */
export interface SearchDialog {
  root: Locator;
  field: Locator;
  rows: Locator;
  /** The text of the highlighted row. */
  highlighted: () => Promise<string>;
  isOpen: () => Promise<boolean>;
}

export function searchDialog(page: Page): SearchDialog {
  const root = page.locator('#search-dialog');
  const field = root.getByRole('combobox');
  return {
    root,
    field,
    rows: root.getByRole('option'),
    async highlighted() {
      const selected = root.locator('[aria-selected="true"][role="option"]');
      // What is highlighted, and what a screen reader is told, are one.
      expect(await field.getAttribute('aria-activedescendant')).toBe(
        await selected.getAttribute('id'),
      );
      return (await selected.locator(':scope > div > div').first().textContent()) ?? '';
    },
    isOpen: () => root.evaluate((dialog: HTMLDialogElement) => dialog.open),
  };
}

/** Opens the dialog by its keys, and enters a query at once, as typing fast does. */
export async function search(page: Page, query: string): Promise<SearchDialog> {
  const dialog = searchDialog(page);
  await page.keyboard.press('Control+k');
  await dialog.field.fill(query);
  return dialog;
}

/** How many highlights the page has. */
export function highlights(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      (startContainer.nodeValue ?? '').slice(startOffset, endOffset),
    ),
  );
}
