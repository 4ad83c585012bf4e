import { expect, test } from '@playwright/test';
import { stands } from './drawing.ts';
import { compose, draftContract, execute, walletCard } from './screens.ts';
import { violationsInBoth } from './violations.ts';

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

test('a refused transfer is accessible from the form over the review to its page', async ({ page }) => {
  await page.goto('/composer');
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  await expect(page.getByText('Amount is required')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);

  await compose(page, { to: 'Amina, household', amount: '20', notes: 'قرض بفائدة ٥٪ سنوياً' });
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(review).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await review.getByRole('button', { name: 'Back' }).click();

  await execute(page);
  await expect(page.getByText('Refused and recorded')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open transaction' }).click();
  await expect(page.getByText(/Sealed in block/)).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});

test('the panels and dialogs of wallets and audit log are accessible', async ({ page }) => {
  await page.goto('/wallets?q=Administration');
  const card = walletCard(page, 'Administration, e-Dirham');
  for (const button of ['Fund Wallet', 'Freeze', 'History']) {
    await card.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    if (button === 'History') await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(await violationsInBoth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  await page.goto('/audit?action=wallet_create');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Request id');
  expect(await violationsInBoth(page)).toEqual([]);
});

test('a contract, its versions and its revision are accessible in every language and scheme', async ({
  page, request,
}) => {
  const path = await draftContract(request);
  for (const language of ['en', 'ar']) {
    await page.goto(path);
    await page.evaluate((code) => { localStorage.setItem('connect.language', code); }, language);
    for (const screen of [path, `${path}/revise`]) {
      await page.goto(screen);
      await expect(page.locator(`html[lang="${language}"] h1`)).toContainText('MUR-');
      await stands(page);
      expect(await violationsInBoth(page), `${screen}, ${language}`).toEqual([]);
    }
  }
});
