import { expect, type Page, test } from '@playwright/test';

const eventsOf = (page: Page) => page.getByRole('table', { name: 'Events' });
const columnsOf = (page: Page) => eventsOf(page).getByRole('columnheader').allTextContents();
const heightOf = async (page: Page) => (await eventsOf(page).getByRole('row').nth(1).boundingBox())?.height ?? 0;

test('by keyboard a list is made closer and loses a column, and is found like this again', async ({ page }) => {
  await page.goto('/audit');
  await expect(eventsOf(page)).toBeVisible();
  const [columns, height] = [await columnsOf(page), await heightOf(page)];
  const display = page.getByRole('button', { name: 'Display' });
  await display.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Standard' })).toBeChecked();
  await expect(page.getByRole('menuitemradio', { name: 'Compact' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('i');
  await expect(page.getByRole('menuitemcheckbox', { name: 'IP address' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('menuitemcheckbox', { name: 'IP address' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(display).toBeFocused();

  const without = columns.filter((name) => name !== 'IP Address');
  await expect(eventsOf(page).getByRole('columnheader')).toHaveText(without);
  expect(await heightOf(page)).toBeLessThan(height);
  await page.reload();
  await expect(eventsOf(page).getByRole('columnheader')).toHaveText(without);
  expect(await heightOf(page)).toBeLessThan(height);
});

test('on a phone a fact is left out of the cards of a list, in Arabic as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => { localStorage.setItem('connect.language', 'ar'); });
  await page.goto('/users');
  const amina = page.getByRole('listitem').filter({ hasText: 'amina' }).first();
  await expect(amina.getByText('آخر دخول').or(amina.getByText('لم يسجّل'))).toBeVisible();
  await page.getByRole('button', { name: 'العرض', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'اسم المستخدم والبريد' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem', { name: 'Amina Rahman' })).toBeVisible();
  await expect(page.getByText('amina@', { exact: false })).toBeHidden();
});
