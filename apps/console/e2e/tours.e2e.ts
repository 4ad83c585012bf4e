import { expect, test } from './fixtures.ts';

const stops = { 'Your first transaction': 5, 'Checking compliance': 4, 'A contract from a template': 4, 'Verifying a proof': 3 };

for (const [tour, count] of Object.entries(stops)) {
  test(`${tour}: leads by keyboard to things that are there, and is remembered as taken`, async ({ page }) => {
    await page.goto('/help');
    await page.getByRole('link', { name: /Video Tutorials/ }).click();
    await page.getByRole('button', { name: `Start: ${tour}` }).press('Enter');
    for (let stop = 1; stop <= count; stop++) {
      const guide = page.getByRole('dialog').filter({ hasText: `Stop ${stop} of ${count}` });
      await expect(guide).toBeFocused();
      await expect(page.locator('[data-tour="here"]')).toBeInViewport();
      await guide.getByRole('button', { name: stop === count ? 'Done' : 'Next' }).press('Enter');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/help/tours');
    await expect(page.getByRole('article', { name: tour })).toContainText('Taken');
  });
}

test('a tour goes on after a reload, goes back, and Escape ends it', async ({ page }) => {
  await page.goto('/help/tours');
  await page.getByRole('button', { name: 'Start: Your first transaction' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/composer$/);
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Stop 2 of 5');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/wallets$/);
  await expect(page.getByRole('dialog')).toContainText('Stop 1 of 5');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox Wallets');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
