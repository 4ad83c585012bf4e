import { expect, test } from '@playwright/test';
import { violationsInBoth } from './violations.ts';

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

test('the open menus are accessible', async ({ page }) => {
  await page.goto('/');
  for (const button of [/^Account of/, 'Switch persona']) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await violationsInBoth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
});

test('the sheet, the collapsed sidebar and the error state are accessible', async ({ page }) => {
  await page.route('**/api/v1/dashboard/stats', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Control+b');
  expect(await violationsInBoth(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#sidebar')).toHaveCount(0);
  await page.keyboard.press('Control+b');
  await expect(page.locator('#sidebar')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});

test('the keyboard reaches the content past the menu, and lands in it after a change of screen', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.getByRole('link', { name: 'Back to Dashboard' }).press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
