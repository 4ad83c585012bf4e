import { expect, test } from './fixtures.ts';

test('speaks Arabic when asked to, keeps the form that was begun, and speaks it again after a reload', async ({ page }) => {
  await page.goto('/composer');
  await page.getByLabel('Amount').fill('12.50');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect(page.locator('input[value="12.50"]')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
  await expect(menu.getByRole('link', { name: 'لوحة المعلومات' })).toBeVisible();
  const { x } = (await menu.boundingBox())!;
  expect(x).toBeGreaterThan(page.viewportSize()!.width / 2);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'لوحة معلومات Connect' })).toBeVisible();
  await page.getByRole('button', { name: /^حساب/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
});

test('offers the other language before anybody has signed in', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
});

test('calls what the audit log tells of by its Arabic name', async ({ page }) => {
  await page.addInitScript(() => { localStorage.setItem('connect.language', 'ar'); });
  await page.goto('/audit');
  await expect(page.getByRole('cell', { name: 'تسجيل دخول' }).first()).toBeVisible();
  await page.getByLabel('الإجراء', { exact: true }).click();
  await expect(page.getByRole('option', { name: 'المحفظة: إنشاء' })).toBeVisible();
});
