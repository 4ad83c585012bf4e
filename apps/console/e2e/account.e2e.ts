import { expect, test } from '@playwright/test';
import { anew } from './people.ts';
import { toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const password = 'seven palms by the creek';
const renewed = 'nine dates before sunset';

test('one sees where one is signed in, ends a session elsewhere, and changes one’s password', async ({ page, request }) => {
  const username = `customer${Date.now()}`;
  const account = { username, password, name: 'A Customer', email: `${username}@example.com` };
  expect((await request.post('/api/auth/register', { data: account })).status()).toBe(201);
  const isIn = async (token: string) =>
    (await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).ok();
  const signIn = async (secret: string) => request.post('/api/auth/login', {
    data: { username, password: secret }, headers: { ...(await anew(request)), 'user-agent': 'A program' } });
  const elsewhere = ((await (await signIn(password)).json()) as { token: string }).token;

  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();

  await page.goto('/settings');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem').first()).toContainText('This session');
  await expect(sessions.getByRole('listitem', { name: /^Chrome on/ })).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await sessions.getByRole('button', { name: 'End the session of A program' }).first().click();
  await expect(toastTitled(page, 'Session ended')).toBeVisible();
  expect(await isIn(elsewhere)).toBe(false);

  const card = page.getByRole('region', { name: 'Password' });
  await card.getByLabel('Current password').fill('not this one');
  await card.getByLabel('New password').fill(renewed);
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(card.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await card.getByLabel('Current password').fill(password);
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(toastTitled(page, 'Password changed')).toBeVisible();
  expect([(await signIn(password)).status(), (await signIn(renewed)).status()]).toEqual([401, 200]);
});
