import { expect, type Page, test } from '@playwright/test';
import { walk } from './focus.ts';
import { allRoutes } from './routes.ts';
import { smallTargets } from './small-targets.ts';

test.use({ reducedMotion: 'reduce' });

async function open(page: Page, { path, heading }: (typeof allRoutes)[number]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const route of allRoutes) {
  test(`${route.name}: what is pressed is large enough, and the keyboard reaches it in sight`, async ({ page }) => {
    test.slow();
    await open(page, route);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('#sidebar')).toHaveCount(width === 390 ? 0 : await page.locator('#content').count());
      expect(await smallTargets(page), `at ${width} px`).toEqual([]);
    }
    // From the end backwards, where what stands over the page would cover it.
    await page.setViewportSize({ width: 1024, height: 600 });
    expect(await walk(page, 'Shift+Tab')).toBeGreaterThan(0);
  });

  test(`${route.name}: enlarged four times or on any screen, it scrolls one way only, in both languages`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, route);
    for (const language of ['en', 'ar']) {
      await page.evaluate((code) => { localStorage.setItem('connect.language', code); }, language);
      if (language === 'ar') await page.reload();
      await expect(page.locator(`html[lang="${language}"] h1`)).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of [320, 480, 768, 1120, 1440, 2560, 320]) {
        await page.setViewportSize({ width, height: 256 });
        // First as it was opened. The layout has followed the window when two frames have passed.
        await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
        expect(await sidewaysOf(page), `${language} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** What runs out of the window sideways; a table may do so within a region of its own. */
const sidewaysOf = (page: Page): Promise<string[]> => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isContained = (element: Element | null): boolean => element !== null && element !== document.documentElement
    && (getComputedStyle(element).overflowX !== 'visible' || isContained(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > clientWidth + 0.5 || left < -0.5) && !isContained(element.parentElement);
    })
    .map((element) => element.outerHTML.slice(0, 120)).slice(0, 5).concat(`${scrollWidth} px wide`);
});
