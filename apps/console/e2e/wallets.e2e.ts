import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { actAs } from './people.ts';
import { openWallet, toastTitled, walletCard } from './screens.ts';
import { violations } from './violations.ts';

test('a wallet is created with its first money, funded, and shows both in its history', async ({ page }) => {
  await page.goto('/wallets');
  const label = `Travel ${Date.now()}`;
  await page.getByRole('combobox', { name: 'Network', exact: true }).click();
  await page.getByRole('option', { name: 'Qatar CBDC' }).click();
  await page.getByLabel('Label').fill(label);
  await page.getByLabel('Initial Balance').fill('1500');
  await page.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(toastTitled(page, 'Wallet Created')).toContainText(label);
  const card = walletCard(page, label);
  await expect(card).toContainText('1,500.00 QAR');
  await expect(card).toContainText('Sandbox Mode');

  await card.getByRole('button', { name: 'Fund Wallet' }).click();
  await expect(page.getByRole('dialog').getByLabel('Amount')).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Fund Wallet' }).click();
  await expect(page.getByRole('dialog').getByLabel('Amount')).toHaveAccessibleDescription('Amount is required');
  await page.getByRole('dialog').getByLabel('Amount').fill('250.25');
  await page.getByRole('dialog').getByRole('button', { name: 'Fund Wallet' }).click();
  await expect(card).toContainText('1,750.25 QAR');

  await card.getByRole('button', { name: 'History' }).click();
  await expect(page).toHaveURL(/history=/);
  const panel = page.getByRole('dialog', { name: 'History' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').first()).toContainText('+250.25 QAR');
  await expect(panel.getByRole('listitem').first()).toContainText('Balance 1,750.25');
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export CSV' }).click();
  const lines = readFileSync(await (await saving).path(), 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('250.25');
  await page.goBack();
  await expect(panel).toBeHidden();

  await card.getByRole('button', { name: 'History' }).click();
  await panel.getByLabel('To day').fill('2020-01-01');
  await expect(page).toHaveURL(/to=2020-01-01/);
  await expect(panel).toContainText('No money moved in these days');
  await expect(panel.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
});

test('the statement of a wallet is previewed, taken away signed, and known again', async ({ page, request }) => {
  await actAs(page, 'Amina');
  const wallet = await openWallet(request, 'amina', '120.50');
  await page.goto('/wallets');
  await walletCard(page, wallet.label).getByRole('button', { name: 'Statement' }).click();
  const dialog = page.getByRole('dialog', { name: `Statement of ${wallet.label}` });
  await dialog.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Chosen days' }).click();
  await expect(dialog).toContainText('Balance so far (provisional)');
  await expect(dialog).toContainText('120.50 AED');
  await dialog.getByLabel('To day').fill('2020-01-01');
  await expect(dialog.getByLabel('To day')).toHaveAccessibleDescription('The last day must not be before the first');
  await dialog.getByLabel('From day').fill('2020-01-01');
  await expect(dialog).toContainText('Closing balance');
  await dialog.getByRole('button', { name: 'Open the calendar' }).first().click();
  await expect(page.getByRole('dialog', { name: 'From day' }).getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('combobox', { name: 'Form' }).click();
  await page.getByRole('option', { name: 'CSV' }).click();
  expect(await violations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`statement-${wallet.address}-2020-01-01-2020-01-01.csv`);
  // What is over is a camt.053, which banks read.
  await dialog.getByRole('combobox', { name: 'Form' }).click();
  await page.getByRole('option', { name: 'ISO 20022' }).click();
  const savingMessage = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const message = await savingMessage;
  expect(message.suggestedFilename()).toBe(`statement-${wallet.address}-2020-01-01-2020-01-01.camt.053.xml`);
  expect(readFileSync(await message.path(), 'utf8')).toContain('camt.053.001.08');
  await page.goto('/reports/verify');
  await page.getByLabel('File to verify').setInputFiles(await file.path());
  await expect(page.getByText('Statement of a wallet')).toBeVisible();
  await expect(page.getByText('Genuine')).toBeVisible();
});

test('an address is copied whole, and a toast says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/wallets?q=Administration');
  await walletCard(page, 'Administration, e-Dirham').getByRole('button', { name: 'Copy address' }).click();
  await expect(toastTitled(page, 'Address Copied')).toContainText('Wallet address has been copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0x[\da-fA-F]{40}$/);
});

test('an address is shown whole and as a code to be scanned', async ({ page }) => {
  await page.goto('/wallets?q=Administration');
  await walletCard(page, 'Administration, e-Dirham').getByRole('button', { name: 'Show QR code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Administration, e-Dirham: address' });
  await expect(dialog.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  await expect(dialog).toContainText(/0x[\da-fA-F]{40}/);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(walletCard(page, 'Administration, e-Dirham').getByRole('button', { name: 'Show QR code' })).toBeFocused();
});

test('a bank freezes a wallet for a reason and releases it', async ({ page, request }) => {
  const { label } = await openWallet(request, 'amina', '100.00');
  await actAs(page, 'Emirates Bank Officer');
  await page.goto('/wallets');
  await page.getByLabel('Search wallets').fill(label);
  await expect(page).toHaveURL(/q=Private/);
  const card = walletCard(page, label);
  await card.getByRole('button', { name: 'Freeze', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Freeze wallet' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('The reason needs 3 to 300 characters');
  await dialog.getByLabel('Reason').fill('Card reported stolen');
  await dialog.getByRole('button', { name: 'Freeze wallet' }).click();
  await expect(toastTitled(page, 'Wallet Frozen')).toBeVisible();
  await expect(card.getByText('Frozen')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Fund Wallet' })).toBeDisabled();

  await card.getByRole('button', { name: 'Unfreeze' }).click();
  await dialog.getByLabel('Reason').fill('Card found again');
  await dialog.getByRole('button', { name: 'Unfreeze wallet' }).click();
  await expect(card.getByText('Frozen')).toBeHidden();
});

test('a user sees and manages only their own wallets, and freezes none', async ({ page }) => {
  await actAs(page, 'Yusuf Al Kuwari');
  await page.goto('/wallets?q=household');
  await expect(walletCard(page, 'Yusuf, household')).toBeVisible();
  await expect(walletCard(page, 'Amina, household')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Freeze', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Search wallets')).toHaveCount(0);
});

test('wallets that cannot be read say why, and trying again goes on', async ({ page }) => {
  const failure = { error: 'The database is busy.', code: 'DATABASE_UNAVAILABLE', requestId: 'req_test' };
  await page.route('**/api/v1/wallets?*', (route) => route.fulfill({ status: 503, json: failure }));
  await page.goto('/wallets?q=Administration');
  const alert = page.getByRole('alert').filter({ hasText: 'The database is busy.' }).first();
  await expect(alert).toContainText('req_test');
  await page.unroute('**/api/v1/wallets?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(walletCard(page, 'Administration, e-Dirham')).toBeVisible();
});
