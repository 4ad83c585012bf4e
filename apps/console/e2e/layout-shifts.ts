import type { Page } from '@playwright/test';
import { drawn } from './drawing.ts';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window { shiftsSoFar: () => { value: number; moved: string[] }[] }
}

/** Has every page that is opened note what moves on it although nobody pressed anything. */
export const noteShifts = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const nameOf = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
    `${previousRect.top} to ${currentRect.top}: ${node instanceof Element ? node.outerHTML.slice(0, 160) : 'a text'}`;
  const noted: { value: number; moved: string[] }[] = [];
  const note = (entries: PerformanceEntryList) => {
    const shifts = (entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    noted.push(...shifts.map(({ value, sources }) => ({ value, moved: sources.map(nameOf) })));
  };
  const observer = new PerformanceObserver((list) => { note(list.getEntries()); });
  observer.observe({ type: 'layout-shift' });
  window.shiftsSoFar = () => {
    note(observer.takeRecords());
    return noted;
  };
});

/** How far things moved on the page so far, and which. */
export async function shiftsOf(page: Page): Promise<{ total: number; shifts: string }> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawn(page);
  const shifts = await page.evaluate(() => window.shiftsSoFar());
  return { total: shifts.reduce((sum, { value }) => sum + value, 0), shifts: JSON.stringify(shifts, null, 2) };
}

const ahead = { offsetMs: 60_000 };

/**
 * Lets answers wait until the page was drawn a few times, so that what stands in for them is always seen; the sandbox's
 * clock is told to be ahead, for it has more to say in the banner then.
 */
export async function holdAnswers(page: Page): Promise<void> {
  const seen = () => drawn(page, 3).catch(() => undefined);
  await page.route('**/api/**', async (route) => {
    await seen();
    await route.continue();
  });
  await page.route('**/api/v1/sandbox/clock', async (route) => {
    const response = await route.fetch();
    await seen();
    await route.fulfill({ response, json: { ...await response.json() as object, ...ahead } });
  });
}
