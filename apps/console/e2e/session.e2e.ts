import { expect, test } from '@playwright/test';
import { makeStartLink } from '../../../tools/start-link.mjs';
import { instanceHere } from './instances.ts';

test.describe('a browser that never was here', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is signed in by the link of the sandbox once, and by itself from then on', async ({ page, browser }) => {
    const { dataFolder, origin } = instanceHere;
    const link = makeStartLink(dataFolder, origin);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account of .* Administrator$/ })).toBeVisible();
    await expect(page).toHaveURL(`${origin}/`);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeTruthy();

    await page.evaluate(() => localStorage.clear());
    await page.goto('/status');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();

    const other = await browser.newPage({ storageState: { cookies: [], origins: [] } });
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(other.getByText('npm run link')).toBeVisible();
    await other.close();
  });

  test('is asked to sign in, and told where the link is', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('open the link that npm start printed')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Sign in as/ })).toHaveCount(0);
  });
});

test('signing out leads to the sign-in screen, and a demo sign-in back to the place one came from', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

  const users = page.getByRole('group', { name: 'User', exact: true });
  await users.getByRole('button', { name: /^Sign in as/ }).first().click();
  await expect(page).toHaveURL(/\/no-such-page$/);
  await expect(page.getByRole('button', { name: /^Account of .* User$/ })).toBeVisible();
});

test('a wrong password is explained, a right one signs in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();

  await page.getByLabel('Username').fill('amina');
  await page.getByLabel('Password', { exact: true }).fill('not her password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('amina');

  await page.getByLabel('Password', { exact: true }).fill('connect-sandbox');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of .* User$/ })).toBeVisible();
});

test('an account can be registered and is signed in; the same name is refused at its field', async ({ page }) => {
  const username = `guest${Date.now()}`;
  const register = async () => {
    await page.goto('/register');
    await page.getByLabel('Full name').fill('Maryam Saleh');
    await page.getByLabel('Email').fill(`${username}@example.com`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('a quiet long sentence');
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await register();
  await expect(page.getByRole('button', { name: 'Account of Maryam Saleh User' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await register();
  await expect(page.getByRole('alert').or(page.getByText(/taken|exists/i)).first()).toBeVisible();
});

test('another persona sees the console with their own eyes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch persona' }).click();
  await page.getByRole('menuitemradio', { name: 'Emirates Bank Officer' }).click();
  await expect(page.getByRole('button', { name: /^Account of .* Bank$/ })).toBeVisible();
});

test('an access token that has run out is renewed once, without a word', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals += 1;
  });
  await page.evaluate(() => localStorage.setItem('auth_token', 'run.out.token'));
  await page.reload();
  await expect(page.getByText('Total Transactions')).toBeVisible();
  expect(renewals).toBe(1);
});

test('when the session cannot be renewed, the sandbox signs the same person in again', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in as Emirates Bank Officer' }).click();
  const account = page.getByRole('button', { name: /^Account of .* Bank$/ });
  await expect(account).toBeVisible();
  const name = await account.textContent();

  await context.clearCookies({ name: 'connect_refresh' });
  await page.evaluate(() => localStorage.setItem('auth_token', 'run.out.token'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
  await expect(account).toHaveText(name ?? '');
});

test('a server that does not answer is named, and trying again goes on', async ({ page }) => {
  await page.route('**/api/v1/status', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Connect cannot be reached')).toBeVisible();
  await page.unroute('**/api/v1/status');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
});

test('a change of persona in one tab reaches the other tab, and so does signing out', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Switch persona' }).click();
  await other.getByRole('menuitemradio', { name: 'Amina Rahman' }).click();
  await expect(page.getByRole('button', { name: /^Account of .* User$/ })).toBeVisible();

  await other.getByRole('button', { name: /^Account of .* User$/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
