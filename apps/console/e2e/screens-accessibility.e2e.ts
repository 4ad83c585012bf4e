import { expect, test } from '@playwright/test';
import { compose, execute, walletCard } from './screens.ts';
import { violations } from './violations.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('a refused transfer is accessible from the form over the review to its page', async ({ page }) => {
      await page.goto('/composer');
      await page.getByRole('button', { name: 'Execute Transaction' }).click();
      await expect(page.getByText('Amount is required')).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await compose(page, { to: 'Amina, household', amount: '20', notes: 'قرض بفائدة ٥٪ سنوياً' });
      await page.getByRole('button', { name: 'Execute Transaction' }).click();
      const review = page.getByRole('dialog', { name: 'Review transaction' });
      await expect(review).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await review.getByRole('button', { name: 'Back' }).click();

      await execute(page);
      await expect(page.getByText('Refused and recorded')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Open transaction' }).click();
      await expect(page.getByText(/Sealed in block/)).toBeVisible({ timeout: 10_000 });
      expect(await violations(page)).toEqual([]);
    });

    test('the panels and dialogs of wallets and audit log are accessible', async ({ page }) => {
      await page.goto('/wallets');
      const card = walletCard(page, 'Administration, e-Dirham');
      for (const button of ['Fund Wallet', 'Freeze', 'History']) {
        await card.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        if (button === 'History') await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }

      await page.goto('/audit?action=wallet_create');
      await page.getByRole('button', { name: 'View Details' }).first().click();
      await expect(page.getByRole('dialog')).toContainText('Request id');
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('sending works by keyboard alone', async ({ page }) => {
  await page.goto('/composer');
  await page.getByLabel('To Address').focus();
  await page.keyboard.type('Amina, household');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('To Address')).toHaveValue(/^0x/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(review).toBeVisible();
  await expect.poll(() => review.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await review.getByRole('button', { name: 'Confirm and send' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Transaction Submitted' })).toBeVisible();
});
