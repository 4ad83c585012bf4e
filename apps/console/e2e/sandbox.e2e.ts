import { expect, test } from '@playwright/test';
import { actAs } from './people.ts';
import { walletCard } from './screens.ts';
import { violations } from './violations.ts';

test('an administrator fills the sandbox with payments', async ({ page }) => {
  await page.goto('/settings/sandbox');
  await page.getByLabel('How many').fill('501');
  await page.getByRole('button', { name: 'Simulate payments' }).click();
  await expect(page.getByText('Give a whole number from 1 to 500.')).toBeVisible();

  await page.getByLabel('How many').fill('40');
  await page.getByRole('button', { name: 'Simulate payments' }).click();
  const outcome = page.getByRole('alert').filter({ hasText: '40 payments were tried.' });
  await expect(outcome).toContainText('Completed');
  expect(await violations(page)).toEqual([]);
  await outcome.getByRole('link', { name: 'See them on the dashboard' }).click();
  await expect(page.getByRole('link', { name: /tx_/ }).first()).toBeVisible();
});

test('a reset is confirmed by a word and gives wallets back what they were opened with', async ({ page }) => {
  await page.goto('/wallets?q=household');
  const wallet = walletCard(page, 'Amina, household');
  await wallet.getByRole('button', { name: 'Fund Wallet' }).click();
  await page.getByRole('dialog').getByLabel('Amount').fill('321.00');
  await page.getByRole('dialog').getByRole('button', { name: 'Fund Wallet' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/settings/sandbox');
  await page.getByRole('button', { name: 'Reset the sandbox' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset the sandbox?' });
  await dialog.getByRole('button', { name: 'Reset the sandbox' }).click();
  await expect(dialog.getByText('Write the word RESET, in capitals.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Write RESET to confirm').fill('RESET');
  await dialog.getByRole('button', { name: 'Reset the sandbox' }).click();
  await expect(page.getByText('The sandbox has begun anew.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto('/wallets?q=household');
  await expect(wallet).toContainText('10,000.00');
});

test('others have no such page', async ({ page }) => {
  await actAs(page, 'Amina');
  await page.goto('/settings');
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Sandbox' })).toHaveCount(0);
  await page.goto('/settings/sandbox');
  await expect(page.getByRole('button', { name: 'Reset the sandbox' })).toHaveCount(0);
});
