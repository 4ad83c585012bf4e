import { expect, type Page, test } from '@playwright/test';
import { violations } from './violations.ts';

const frame = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const support = (page: Page) => page.getByRole('region', { name: 'What to tell support' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload page' });

/** Lets the server answer a call with something that no client of it can expect. */
const spoil = (page: Page, path: string, spoilt: (answer: object) => unknown) =>
  page.route((url) => url.pathname === path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: spoilt((await response.json()) as object) });
  });

test('a screen that crashes leaves the frame, says what to tell support, and the other screens', async ({ page }) => {
  await spoil(page, '/api/v1/wallets', () => ({ wallets: 'none' }));
  await page.goto('/about');
  await frame(page).getByRole('link', { name: 'Wallets' }).click();
  await expect(page.getByRole('heading', { name: 'This screen stopped working', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('check whether it went through');
  await expect(support(page)).toContainText(/TypeError.*\n\/wallets\n\d{4}-\d\d-\d\dT.*\nindex-.*\.js/s);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await frame(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions', level: 1 })).toBeVisible();

  await page.goto('/wallets');
  await expect(support(page)).toBeVisible();
  await page.unrouteAll();
  await reload(page).click();
  await expect(page.getByRole('heading', { name: 'Sandbox Wallets', level: 1 })).toBeVisible();
});

test('a frame that crashes says so in place of the console, and leads to the dashboard', async ({ page }) => {
  await spoil(page, '/api/v1/status', (status) => ({ ...status, networks: 2 }));
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'Connect stopped working', level: 1 })).toBeVisible();
  await expect(support(page)).toContainText('/faq');
  expect(await violations(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Connect Dashboard', level: 1 })).toBeVisible();
});

test('what crashes around all screens says so in place of the console, at the same address', async ({ page }) => {
  await spoil(page, '/api/v1/views/looks', () => 7);
  await page.goto('/audit');
  await expect(page.getByRole('heading', { name: 'Connect stopped working', level: 1 })).toBeVisible();
  await page.unrouteAll();
  await reload(page).click();
  await expect(page.getByRole('heading', { name: 'Audit Logs', level: 1 })).toBeVisible();
});
