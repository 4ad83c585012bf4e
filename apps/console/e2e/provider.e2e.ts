import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { instanceHere } from './instances.ts';
import { violations } from './violations.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** People come back to where the settings say that they open the console. */
const CONSOLE = `http://localhost:${instanceHere.consolePort}`;
let provider: ChildProcess;

test.use({ storageState: { cookies: [], origins: [] }, baseURL: CONSOLE });

test.beforeAll(async () => {
  provider = spawn(process.execPath, ['apps/api/test/serve-local-provider.ts', String(instanceHere.providerPort), CONSOLE],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  await once(provider.stdout!, 'data');
});
test.afterAll(async () => {
  provider.stdin?.end();
  await once(provider, 'close');
});

const goThere = async (page: Page, path = '/login'): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Continue with Local provider' }).click();
  await expect(page).toHaveTitle('Local provider');
};

/** The provider's own page. */
const answerThere = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('one signs in at a provider, comes back to where one wanted to be, and cannot unlink the only way in', async ({ page }) => {
  await goThere(page, '/login?returnTo=%2Fsettings%2Fsecurity');
  await answerThere(page, 'rashid');
  await expect(page).toHaveURL(`${CONSOLE}/settings/security`);
  const row = page.getByRole('listitem', { name: 'Local provider' });
  await expect(row).toContainText(`http://127.0.0.1:${instanceHere.providerPort}`);
  expect(await violations(page)).toEqual([]);
  await row.getByRole('button', { name: 'Unlink Local provider' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unlink Local provider?' });
  await dialog.getByRole('button', { name: 'Unlink' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing else opens your account.');
});

test('whoever goes no further is told so in their own language', async ({ page }) => {
  await goThere(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${CONSOLE}/login`);
  await expect(page.getByRole('alert').filter({ hasText: 'You did not sign in at the provider' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('button', { name: 'المتابعة عبر Local provider' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'لم تسجّل الدخول لدى المزوّد' })).toBeVisible();
});

test('one links an identity on the screen of security, and signs in with it', async ({ page, request }) => {
  const username = `linking${Date.now()}`;
  const account = { username, password: 'seven palms by the creek', name: 'Laila Nasser', email: `${username}@example.com` };
  expect((await request.post('/api/auth/register', { data: account })).status()).toBe(201);
  await page.goto('/login?returnTo=%2Fsettings%2Fsecurity');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Link Local provider' }).click();
  await expect(page).toHaveTitle('Local provider');
  await answerThere(page, `${username}.there`);
  await expect(page.getByText('The identity is linked to your account.')).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Local provider' })).toBeVisible();
  await page.context().clearCookies({ domain: 'localhost' });
  await page.evaluate(() => localStorage.clear());
  // Whoever is signed in at the provider is not asked there again.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Local provider' }).click();
  await expect(page.getByRole('button', { name: /^Account of Laila Nasser/ })).toBeVisible();
});
