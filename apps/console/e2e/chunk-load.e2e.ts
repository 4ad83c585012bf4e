import { expect, type Page, test } from '@playwright/test';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const frame = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const failed = (page: Page) => page.getByRole('heading', { name: 'This screen could not be loaded', level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Opens the dashboard, lets it come to rest, and notes every error that nobody caught. */
async function open(page: Page, path = '/'): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return faults;
}

/** The page as a server of a newer release would send it: the files that it names are others. */
const nextRelease = (html: string) => html.replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{8}\.js/g, '$1-nextnext.js');

/** What a new release does to a tab that was open before: the page names other files, and the old ones are gone. */
async function redeploy(page: Page, goneFile: string): Promise<void> {
  await page.route(goneFile, (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }));
  await page.route((url) => url.pathname === '/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: nextRelease(await response.text()) });
  });
}

test('a screen that cannot be fetched without a network leaves the frame, and comes by another try', async ({ page, context }) => {
  const faults = await open(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'About' }).click();
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Check the connection and try again.');
  await expect(frame(page)).toBeVisible();
  await expect(page.locator('header')).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main')).toBeFocused();

  await retry(page).click();
  await expect(retry(page)).toHaveAttribute('aria-busy', 'false');
  await expect(failed(page)).toBeVisible();
  await expect(retry(page)).toBeFocused();

  await context.setOffline(false);
  await retry(page).click();
  await expect(page.getByRole('heading', { name: 'About Connect', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(faults).toEqual([]);
});

test('a screen opened by its address whose file fails stands in the frame', async ({ page }) => {
  await page.route('**/assets/about.screen-*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(failed(page)).toBeVisible();
  await expect(frame(page)).toBeVisible();
  await expect(failed(page)).toBeFocused();
});

test('the sign-in screen whose file fails says so and comes by another try', async ({ page, context }) => {
  await context.addInitScript(() => sessionStorage.clear());
  await page.route('**/assets/sign-in.screen-*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(failed(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/assets/sign-in.screen-*.js');
  await retry(page).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('a file that several screens stand on can be asked for again', async ({ page }) => {
  const faults = await open(page, '/no-such-page');
  await page.route('**/assets/{filter-card,list-frame}-*.js', (route) => route.abort());
  await frame(page).getByRole('link', { name: 'Audit Logs' }).click();
  await expect(failed(page)).toBeVisible();
  await page.unroute('**/assets/{filter-card,list-frame}-*.js');
  await retry(page).click();
  await expect(page.getByRole('heading', { name: 'Audit Logs', level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a screen whose words fail says so, in English and in Arabic', async ({ page }) => {
  await open(page);
  await page.route('**/assets/faq.{en,ar}-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(failed(page)).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The language was not changed' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unroute('**/assets/faq.{en,ar}-*.js');
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'تعذّر تحميل هذه الشاشة', level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a tab that was open before a new release says so, and loads it again at the same address', async ({ page }) => {
  await open(page);
  await redeploy(page, '**/assets/about.screen-*.js');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'A new version of Connect is available', level: 1 })).toBeVisible();
  await expect(frame(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { name: 'About Connect', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('a file that stays missing after the page was loaded again is said, and loads nothing by itself', async ({ page }) => {
  const gone = { status: 404, json: { code: 'NOT_FOUND' } };
  await page.route('**/assets/about.screen-*.js', (route) => route.fulfill(gone));
  const loads: string[] = [];
  page.on('request', (request) => { if (request.isNavigationRequest()) loads.push(request.url()); });
  await page.goto('/about');
  await expect(failed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect.poll(() => loads.length).toBe(2);
  await expect(failed(page)).toBeVisible();
  await retry(page).click();
  await expect(retry(page)).toHaveAttribute('aria-busy', 'false');
  expect(loads).toHaveLength(2);
});

const popups = [
  { name: 'the account menu', path: '/about', file: 'account-menu', button: /^Account of/, role: 'menu' },
  { name: 'the palette', path: '/about', file: 'palette', button: 'Find anything', role: 'dialog' },
  { name: 'a dialog that is fetched ahead', path: '/wallets', file: 'fund-dialog', button: 'Fund', role: 'dialog' },
  { name: 'how a list looks', path: '/audit', file: 'display-items', button: /^Display/, role: 'menu' },
] as const;

for (const { name, path, file, button, role } of popups) {
  test(`${name} whose file fails is said, and opens by the next press`, async ({ page }) => {
    const pattern = `**/assets/${file}-*.js`;
    await page.route(pattern, (route) => route.abort());
    const faults = await open(page, path);
    const opener = page.getByRole('button', { name: button }).first();
    for (const attempt of ['first', 'second']) {
      await opener.click();
      const toast = toastTitled(page, 'This part could not be loaded');
      await expect(toast, attempt).toBeVisible();
      await toast.getByRole('button', { name: 'Close notification' }).click();
      await expect(toast).toBeHidden();
    }
    await page.unroute(pattern);
    await opener.click();
    await expect(page.getByRole(role).first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('a dialog that a new release has taken away offers to load the page again', async ({ page }) => {
  await open(page, '/about');
  await redeploy(page, '**/assets/account-menu-*.js');
  await page.getByRole('button', { name: /^Account of/ }).click();
  const toast = toastTitled(page, 'A new version of Connect is available');
  await expect(toast).toBeVisible();
  await page.unrouteAll();
  await toast.getByRole('button', { name: 'Reload page' }).click();
  await expect(toast).toBeHidden();
  await expect(page.getByRole('heading', { name: 'About Connect', level: 1 })).toBeVisible();
});

test('a part of a screen whose file fails says so in its place, and comes by another try', async ({ page }) => {
  await page.route('**/assets/range-calendar-*.js', (route) => route.abort());
  const faults = await open(page, '/reports');
  await page.getByRole('region', { name: 'New report' }).getByRole('combobox', { name: 'Report Type' }).click();
  await page.getByRole('option', { name: 'Custom' }).click();
  await page.getByRole('button', { name: /^Date Range/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose days' });
  await expect(dialog.getByRole('alert')).toContainText('This part could not be loaded');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('grid')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a form keeps what was written while what is fetched ahead fails', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/assets/{review-dialog,draft-dialogs,loss-dialog}-*.js', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const faults = await open(page, '/composer');
  await page.getByLabel('Amount').fill('125');
  await page.getByLabel('Notes').fill('Rent of March');
  await expect.poll(() => asked.join()).toMatch(/review-dialog.*draft-dialogs|draft-dialogs.*review-dialog/s);
  await page.getByLabel('To Address').fill('0x1234');
  await expect(page.getByLabel('To Address')).toHaveValue('0x1234');
  await expect(page.getByLabel('Amount')).toHaveValue(/^125/);
  await expect(page.getByLabel('Notes')).toHaveValue('Rent of March');
  expect(faults).toEqual([]);
});
