import { expect, type Page, test } from '@playwright/test';
import { violations } from './violations.ts';

const english = (page: Page) => page.getByRole('heading', { name: 'Connect could not be started' });
const arabic = (page: Page) => page.getByRole('heading', { name: 'تعذّر تشغيل Connect' });

for (const file of ['index', 'shell']) {
  test(`a page whose ${file} script fails says so in both languages, and starts by another try`, async ({ page }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto('/about?from=mail');
    await expect(english(page)).toBeVisible();
    await expect(arabic(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'About Connect', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/about?from=mail');
    await expect(english(page)).toBeHidden();
  });
}

test('a page whose scripts and style sheet are gone says so too', async ({ page }) => {
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }));
  await page.goto('/');
  await expect(english(page)).toBeVisible();
  await expect(arabic(page)).toBeVisible();
});

test('a page whose first words cannot be fetched in Arabic says so, and starts by another try', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('connect.language', 'ar'));
  await page.route('**/assets/arabic-look-*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(arabic(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('heading', { name: 'حول Connect', level: 1 })).toBeVisible();
});

test('a console without a style sheet of its own starts, and says nothing of a failure', async ({ page }) => {
  await page.route('**/assets/style-*.css', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Connect', level: 1 })).toBeVisible();
  await expect(english(page)).toBeHidden();
});

test('an error that nothing of the program could keep says so, instead of an empty page', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (media) => {
      if (media.includes('forced-colors')) throw new Error('No such question.');
      return ask(media);
    };
  });
  await page.goto('/about');
  await expect(english(page)).toBeVisible();
  await expect(page.locator('#root')).toBeEmpty();
});

test('an error in a console that stands is nothing of its start', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Connect', level: 1 })).toBeVisible();
  await page.evaluate(() => { setTimeout(() => { throw new Error('Somewhere else.'); }); });
  await page.waitForEvent('pageerror');
  await expect(english(page)).toBeHidden();
});

test('a browser without JavaScript is told in both languages what the console needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/about');
  const sentences = page.locator('noscript p');
  expect(await sentences.allInnerTexts()).toEqual([
    expect.stringContaining('Connect needs JavaScript.'), expect.stringContaining('يحتاج Connect إلى JavaScript.'),
  ]);
  await expect(sentences.first()).toBeVisible();
  await expect(sentences.last()).toBeInViewport();
  await context.close();
});
