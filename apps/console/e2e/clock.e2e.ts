import { expect, type Page, test } from '@playwright/test';
import { actAs } from './people.ts';
import { compose } from './screens.ts';
import { violations } from './violations.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sandbox clock' });

test('an administrator lets a day pass and sees an escrow given back; others only read the time', async ({ page }) => {
  await page.goto('/composer');
  await expect(page.getByText('SANDBOX', { exact: true })).toBeVisible();
  await compose(page, { to: 'Amina, household', amount: '12', notes: 'Deposit' });
  await page.getByRole('button', { name: 'Sandbox clock' }).click();
  await expect(dialog(page)).toContainText('Falls due next');
  expect(await violations(page)).toEqual([]);

  await dialog(page).getByRole('button', { name: 'A week' }).click();
  await expect(dialog(page).getByRole('status')).toContainText(/It is now/);
  await expect(dialog(page).getByRole('status')).toContainText('Confirming the sandbox’s lists');
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Sandbox time: / })).toBeVisible();

  await actAs(page, 'Amina');
  await page.goto('/');
  await expect(page.getByText(/^Sandbox time: /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sandbox time: / })).toHaveCount(0);
});
