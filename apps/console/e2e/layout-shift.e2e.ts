import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { allRoutes } from './routes.ts';

const sizes = [
  { width: 1440, height: 900, mostShift: 0.02 },
  { width: 390, height: 844, mostShift: 0.05 },
];

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** What moved on the page although nobody pressed anything, and how far, since it was asked for. */
const shiftsOf = (page: Page) => page.evaluate(() => new Promise<{ value: number; moved: string[] }[]>((resolve) => {
  const nameOf = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
    `${previousRect.top} to ${currentRect.top}: ${node instanceof Element ? node.outerHTML.slice(0, 160) : 'a text'}`;
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    resolve(shifts.map(({ value, sources }) => ({ value, moved: sources.map(nameOf) })));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  window.setTimeout(() => { resolve([]); }, 500);
}));

/** Moved on, the sandbox's clock has more to say in the banner once it is read. */
test.beforeAll(async ({ request }) => {
  const session = await request.post('/api/auth/sandbox-sign-in', { data: {} });
  const { token } = await session.json() as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const moved = await request.post('/api/v1/sandbox/clock', { headers, data: { by: 'PT1M' } });
  expect(moved.ok(), await moved.text()).toBe(true);
});

/** Answers take so long that what stands in for them is always seen, on a fast machine as well as on a slow one. */
const delayAnswers = (page: Page) => page.route('**/api/**', async (route) => {
  await setTimeout(150);
  await route.continue();
});

for (const { mostShift, ...viewport } of sizes) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });
    for (const { name, path, heading } of allRoutes) {
      test(`${name}: stands still while it loads`, async ({ page }) => {
        await delayAnswers(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const shifts = await shiftsOf(page);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(mostShift);
      });
    }
  });
}
