import { expect, type Page, test } from '@playwright/test';
import { drawn, stands } from './drawing.ts';
import { walk } from './focus.ts';
import { holdAnswers, noteShifts, shiftsOf } from './layout-shifts.ts';
import { movingOn } from './motion.ts';
import { allRoutes, shellRoutes } from './routes.ts';
import { expectOneWay } from './sideways.ts';
import { smallTargets } from './small-targets.ts';
import { faintTexts, violations } from './violations.ts';

const sandbox = {
  en: { note: /SANDBOX/, title: /\(Sandbox\)$/ },
  ar: { note: /بيئة تجريبية/, title: /\(بيئة تجريبية\)$/ },
};

test.describe.configure({ mode: 'parallel' });

const isInShell = (path: string) => shellRoutes.some((route) => route.path === path);

/** What a page logs or throws as an error from now on; its content policy speaks there as well. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Opens a route while answers are slow, and expects it to stand still, to log no error and to say what it is. */
async function open(page: Page, path: string, language: 'en' | 'ar', mostShift: number): Promise<void> {
  const errors = errorsOf(page);
  await noteShifts(page);
  await holdAnswers(page);
  await page.goto(path);
  await stands(page);
  await expect(page.locator(`html[lang="${language}"] h1`)).toBeVisible();
  // The news since the page was opened are read as well, and may be told in the header.
  if (isInShell(path)) await expect(page.locator('[data-connection="live"]')).toBeAttached();
  await test.step('it stands still while it loads', async () => {
    const { total, shifts } = await shiftsOf(page);
    expect(total, shifts).toBeLessThanOrEqual(mostShift);
  });
  await test.step('it obeys its own content policy and logs no error', () => { expect(errors).toEqual([]); });
  await test.step('it says on the page and in the title that it is a sandbox', async () => {
    await expect(page.getByRole('note')).toHaveText(sandbox[language].note);
    await expect(page).toHaveTitle(sandbox[language].title);
  });
}

/** Shows the open page in a window of another width. */
async function resize(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect(page.locator('#sidebar')).toHaveCount(isInShell(path) && width >= 768 ? 1 : 0);
}

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator(`html[data-color-scheme="${colorScheme}"]`)).toBeAttached();
}

const isAccessible = (page: Page) =>
  test.step('it is accessible', async () => { expect(await violations(page)).toEqual([]); });

const isReadable = (page: Page, where: string) =>
  test.step(`its texts stand out, ${where}`, async () => { expect(await faintTexts(page)).toEqual([]); });

const isLargeEnough = (page: Page, where: string) =>
  test.step(`what is pressed is large enough, ${where}`, async () => { expect(await smallTargets(page)).toEqual([]); });

/** Goes over the page by the keyboard, from the end backwards, where what stands over the page would cover it. */
async function isReachedByKeyboard(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1024, height: 600 });
  await drawn(page);
  await stands(page);
  expect(await walk(page, 'Shift+Tab')).toBeGreaterThan(0);
}

test.use({ reducedMotion: 'no-preference' });

for (const { name, path, heading } of allRoutes) {
  test.describe(`${name}, opened`, () => {
    test.describe('wide, in English, in the light', () => {
      test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

      test(`${name} stands still, says what it is, and is reached by everybody`, async ({ page }) => {
        await open(page, path, 'en', 0.02);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await test.step('nothing on it moves', async () => { expect(await movingOn(page)).toEqual([]); });
        await isAccessible(page);
        await isLargeEnough(page, 'wide');
        await turn(page, 'dark');
        await resize(page, path, 390);
        await isReadable(page, 'narrow, in the dark');
        await isLargeEnough(page, 'narrow');
        await turn(page, 'light');
        await test.step('it scrolls one way only', () => expectOneWay(page));
        await test.step('the keyboard reaches all of it, in sight', () => isReachedByKeyboard(page));
      });
    });

    test.describe('narrow, in Arabic, in the dark', () => {
      test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

      test(`${name} stands still, says what it is, and is accessible`, async ({ page }) => {
        await page.addInitScript(() => { localStorage.setItem('connect.language', 'ar'); });
        await open(page, path, 'ar', 0.05);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await isAccessible(page);
        await turn(page, 'light');
        await resize(page, path, 1440);
        await isReadable(page, 'wide, in the light');
        await test.step('it scrolls one way only', () => expectOneWay(page));
      });
    });
  });
}
