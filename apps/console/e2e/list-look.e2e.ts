import { expect, type Page, test } from '@playwright/test';
import { actAs, enter, newPerson } from './people.ts';
import { toastTitled } from './screens.ts';

const eventsOf = (page: Page) => page.getByRole('table', { name: 'Events' });
const columnsOf = (page: Page) => eventsOf(page).getByRole('columnheader').allTextContents();
const heightOf = async (page: Page) => (await eventsOf(page).getByRole('row').nth(1).boundingBox())?.height ?? 0;

test('by keyboard a list is made closer and loses a column, and is found like this again', async ({
  page, request,
}) => {
  await enter(page, await newPerson(request, 'admin'));
  await page.goto('/audit');
  await expect(eventsOf(page)).toBeVisible();
  const [columns, height] = [await columnsOf(page), await heightOf(page)];
  const display = page.getByRole('button', { name: 'Display' });
  await display.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Standard' })).toBeChecked();
  // Past two orders and three page sizes.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown');
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

test('on a phone a fact is left out of the cards of a list, in Arabic as well', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, await newPerson(request, 'admin'));
  await page.addInitScript(() => { localStorage.setItem('connect.language', 'ar'); });
  await page.goto('/users?q=amina');
  const amina = page.getByRole('listitem').filter({ hasText: 'amina' }).first();
  await expect(amina.getByText('آخر دخول').or(amina.getByText('لم يسجّل'))).toBeVisible();
  await page.getByRole('button', { name: 'العرض', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'اسم المستخدم والبريد' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem', { name: 'Amina Rahman' })).toBeVisible();
  await expect(page.getByText('amina@', { exact: false })).toBeHidden();
});

const ipAddressOf = (page: Page) => eventsOf(page).getByRole('columnheader', { name: 'IP Address' });
const toggleIpAddress = async (page: Page) => {
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'IP address' }).click();
  await page.keyboard.press('Escape');
};

test('a column that is left out is left out in another browser, and for nobody else', async ({ page, browser, request }) => {
  const officer = await newPerson(request, 'bank');
  await enter(page, officer);
  await page.goto('/audit');
  await expect(ipAddressOf(page)).toBeVisible();
  const saving = page.waitForResponse((answer) => answer.url().endsWith('/views/looks') && answer.ok()
    && answer.request().method() === 'PUT');
  await toggleIpAddress(page);
  await saving;
  await expect(ipAddressOf(page)).toHaveCount(0);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await enter(elsewhere, officer);
  await elsewhere.goto('/audit');
  await expect(eventsOf(elsewhere)).toBeVisible();
  await expect(ipAddressOf(elsewhere)).toHaveCount(0);
  await context.close();

  await enter(page, await newPerson(request, 'bank'));
  await page.goto('/audit');
  await expect(ipAddressOf(page)).toBeVisible();
});

test('a look that cannot be saved is kept in the browser, and a toast says so', async ({ page }) => {
  await page.route('**/api/v1/views/looks', (route) => route.request().method() === 'PUT'
    ? route.fulfill({ status: 503, json: { error: 'Busy.', code: 'BUSY', requestId: 'req_test' } }) : route.continue());
  await actAs(page, 'Amina Rahman');
  await page.goto('/wallets?q=household');
  await page.getByRole('button', { name: 'History' }).first().click();
  const panel = page.getByRole('dialog', { name: 'History' });
  await expect(panel.getByText('Balance', { exact: false }).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Balance' }).click();
  await expect(toastTitled(page, 'Kept in This Browser Alone')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(panel.getByText('Balance', { exact: false }).first()).toBeHidden();
});
