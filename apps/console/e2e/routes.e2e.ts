import { expect, type Page, test } from '@playwright/test';
import { drawn, stands } from './drawing.ts';
import { type Extent, walk } from './focus.ts';
import { holdAnswers, noteShifts, shiftsOf } from './layout-shifts.ts';
import { movingOn } from './motion.ts';
import { allRoutes, shellRoutes } from './routes.ts';
import { expectOneWay } from './sideways.ts';
import { smallTargets } from './small-targets.ts';
import { faintTexts, turn, violations } from './violations.ts';

const sandbox = {
  en: { note: /SANDBOX/, title: /\(Sandbox\)$/ },
  ar: { note: /بيئة تجريبية/, title: /\(بيئة تجريبية\)$/ },
};

/** Whether every route is opened in both languages, and gone over by the keyboard together with the frame. */
const isWhole = process.env['LONG'] === 'all';

test.describe.configure({ mode: 'parallel' });

const isInShell = (path: string) => shellRoutes.some((route) => route.path === path);

/** What a page logs or throws as an error from now on; its content policy speaks there as well. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** A language in which every route is opened, and how its window is then. */
interface Look {
  language: 'en' | 'ar';
  colorScheme: 'light' | 'dark';
  width: number;
  /** How far things may move while the route loads. */
  mostShift: number;
}

const wide: Look = { language: 'en', colorScheme: 'light', width: 1440, mostShift: 0.02 };
const narrow: Look = { language: 'ar', colorScheme: 'dark', width: 390, mostShift: 0.05 };

/** Opens a route while answers are slow, and expects it to stand still, to log no error and to say what it is. */
async function open(page: Page, path: string, { language, mostShift }: Look, errors: string[]): Promise<void> {
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

/** Shows the open page in a scheme, at rest. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await turn(page, colorScheme);
}

/** The next page is opened in another look than the one before. */
async function dress(page: Page, { language, colorScheme, width }: Look): Promise<void> {
  await page.evaluate((code) => { localStorage.setItem('connect.language', code); }, language);
  await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
  await page.setViewportSize({ width, height: 844 });
}

const isAccessible = (page: Page) =>
  test.step('it is accessible', async () => { expect(await violations(page)).toEqual([]); });

const isReadable = (page: Page, where: string) =>
  test.step(`its texts stand out, ${where}`, async () => { expect(await faintTexts(page)).toEqual([]); });

const isLargeEnough = (page: Page, where: string) =>
  test.step(`what is pressed is large enough, ${where}`, async () => { expect(await smallTargets(page)).toEqual([]); });

const scrollsOneWay = (page: Page) => test.step('it scrolls one way only', () => expectOneWay(page));

/** Goes over the page by the keyboard, from the end backwards, where what stands over the page would cover it. */
async function isReachedByKeyboard(page: Page, extent: Extent): Promise<void> {
  await page.setViewportSize({ width: 1024, height: 600 });
  await drawn(page);
  await stands(page);
  expect(await walk(page, 'Shift+Tab', extent)).toBeGreaterThan(0);
}

// The frame is the same around every screen, and is gone over once.
const extentOf = (path: string): Extent => (isWhole || path === '/' || !isInShell(path) ? 'page' : 'screen');

test.use({ reducedMotion: 'no-preference', viewport: { width: wide.width, height: 900 }, colorScheme: wide.colorScheme });

/** Of the routes, one in so many is opened in Arabic as well, unless all are. */
const oneInArabic = isWhole ? 1 : 3;

for (const [place, { name, path, heading }] of allRoutes.entries()) {
  test(`${name} stands still, says what it is, and is reached by everybody`, async ({ page }) => {
    const errors = errorsOf(page);
    await noteShifts(page);
    await holdAnswers(page);
    await test.step('wide, in English, in the light', async () => {
      await open(page, path, wide, errors);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await show(page, 'light');
      await test.step('nothing on it moves', async () => { expect(await movingOn(page)).toEqual([]); });
      await isAccessible(page);
      await isLargeEnough(page, 'wide');
      await turn(page, 'dark');
      await resize(page, path, narrow.width);
      await isReadable(page, 'narrow, in the dark');
      await isLargeEnough(page, 'narrow');
      await turn(page, 'light');
      await scrollsOneWay(page);
      await test.step('the keyboard reaches all of it, in sight', () => isReachedByKeyboard(page, extentOf(path)));
    });
    if (place % oneInArabic !== 0) return;
    await dress(page, narrow);
    await test.step('narrow, in Arabic, in the dark', async () => {
      await open(page, path, narrow, errors);
      await show(page, 'dark');
      await isAccessible(page);
      await turn(page, 'light');
      await resize(page, path, wide.width);
      await isReadable(page, 'wide, in the light');
      await scrollsOneWay(page);
    });
  });
}
