import { expect, type Page } from '@playwright/test';

/** Waits until the screen stands: all that it shows was fetched, read and drawn. */
export const stands = (page: Page): Promise<void> =>
  expect(page.locator('main[aria-busy="false"]')).toBeAttached();

/** Waits until the page has been drawn as often as asked; after twice, the layout has followed what was changed. */
export const drawn = (page: Page, times = 2): Promise<void> => page.evaluate(async (count) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}, times);
