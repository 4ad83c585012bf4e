import { expect, type Page, test } from '@playwright/test';
import { makeSampleActivity } from './sample-activity.ts';
import { openWallets, toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const languages = [
  ['curl', /curl -X GET .*\/api\/v1\/wallets/], ['TypeScript', 'connect.wallets.listWallets('],
  ['Python', 'connect.wallets.list_wallets('], ['Java', 'connect.wallets.listWallets('],
] as const;

const code = (page: Page, language: string) => page.getByRole('group', { name: `The call in ${language}` });

test('a key is made, shown once, used, replaced and revoked', async ({ page, request }) => {
  const name = `Nightly run ${Date.now()}`;
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('group', { name: 'wallets' }).getByRole('checkbox', { name: 'Read' }).check();
  await form.getByRole('button', { name: 'Make the key' }).click();
  const shown = page.getByRole('dialog', { name: `${name}: your new key` });
  const key = (await shown.getByRole('group', { name: 'The new key' }).innerText()).trim();
  expect(await violations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  const asked = (bearer: string) => request.get('/api/v1/wallets', { headers: { authorization: `Bearer ${bearer}` } });
  expect((await asked(key)).status()).toBe(200);

  const row = page.getByRole('listitem', { name });
  await row.getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('button', { name: 'Replace the key' }).click();
  const renewed = (await page.getByRole('group', { name: 'The new key' }).innerText()).trim();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  expect([(await asked(key)).status(), (await asked(renewed)).status()]).toEqual([401, 200]);

  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(toastTitled(page, 'Key revoked')).toBeVisible();
  expect((await asked(renewed)).status()).toBe(401);
});

test('a request is found in the log and spelled as programs in four languages', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/wallets');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/settings/requests?source=console');
  const found = page.getByRole('listitem').filter({ hasText: '/api/v1/wallets' }).first();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(found).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await found.getByRole('button', { name: 'Details' }).click();
  const again = page.getByRole('region', { name: 'Ask again from a program' });
  for (const [language, text] of languages) {
    await again.getByRole('button', { name: language, exact: true }).click();
    await expect(code(page, language)).toContainText(text);
    await again.getByRole('button', { name: `Copy ${language} code` }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
  }
  expect(await violations(page)).toEqual([]);
});

test('a dialog shows the call that it would make, as it is filled in', async ({ page }) => {
  const card = await openWallets(page, 'Administration, e-Dirham');
  await card.getByRole('button', { name: 'Fund Wallet' }).click();
  const dialog = page.getByRole('dialog', { name: /^Fund/ });
  await dialog.getByLabel('Amount').fill('12.5');
  await dialog.getByRole('button', { name: 'View as API request' }).click();
  const shown = page.getByRole('dialog', { name: 'As an API request' });
  await expect(shown).toContainText('POST /api/v1/wallets/{id}/fund');
  await expect(code(page, 'curl')).toContainText('"amount": "12.50"');
  await shown.getByRole('button', { name: 'Java', exact: true }).click();
  await expect(code(page, 'Java')).toContainText('FundWalletDto.builder()');
  await expect(shown).toContainText('idempotency key');
  expect(await violations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeVisible();
});

test('the page of a transaction shows how a program reads it and sends one like it', async ({ page, request }) => {
  await makeSampleActivity(request);
  await page.goto('/');
  await page.getByRole('link', { name: /tx_/ }).first().click();
  await page.getByRole('button', { name: 'View as API request' }).click();
  const shown = page.getByRole('dialog', { name: 'As an API request' });
  const id = /tx_\w+/.exec(page.url())?.[0] ?? '';
  await expect(code(page, 'curl')).toContainText(`/api/v1/transactions/${id}`);
  expect(await violations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Close' }).click();
});
