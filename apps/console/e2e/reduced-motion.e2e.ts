import { expect, test } from '@playwright/test';
import { movingOn } from './motion.ts';

test.use({ reducedMotion: 'reduce' });

test('what stands for figures that are still read stands still', async ({ page }) => {
  const { promise: looked, resolve: answer } = Promise.withResolvers<null>();
  await page.route('**/api/v1/dashboard/stats', async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
  expect(await movingOn(page)).toEqual([]);
  answer(null);
  await expect(page.getByText('Total Transactions')).toBeVisible();
});

test('a dialog, a drawer and a menu stand where they belong at once', async ({ page }) => {
  await page.goto('/users');
  await page.getByRole('button', { name: 'New user' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await movingOn(page)).toEqual([]);

  await page.goto('/audit');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await movingOn(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Display' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await movingOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

test('a toast stands at once, and a swipe too short to dismiss it puts it back at once', async ({ page }) => {
  const refusal = { error: 'The sandbox is closed.', code: 'CLOSED', requestId: 'req_test' };
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch persona' }).click();
  await page.route('**/api/auth/sandbox-sign-in', (route) => route.fulfill({ status: 404, json: refusal }));
  await page.getByRole('menuitemradio', { checked: false }).first().click();
  const toast = page.getByRole('listitem').filter({ hasText: 'The persona was not switched' });
  await expect(toast).toBeVisible();
  expect(await movingOn(page)).toEqual([]);
  const box = await toast.boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  expect(await movingOn(page)).toEqual([]);
});
