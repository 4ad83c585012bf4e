import { expect, type Page, test } from '@playwright/test';
import { stands } from './drawing.ts';
import { actAs } from './people.ts';
import { makeSampleActivity } from './sample-activity.ts';
import { fundedWallet } from './screens.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });

async function find(page: Page, text: string): Promise<void> {
  await stands(page);
  await page.keyboard.press('Control+k');
  await field(page).fill(text);
}

test('a screen is opened by its name, and closing leads back to where one was', async ({ page }) => {
  await page.goto('/composer');
  await page.getByLabel('Amount').focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(page.getByLabel('Amount')).toBeFocused();

  await find(page, 'batch pay');
  await expect(page.getByRole('option', { selected: true })).toContainText('Batch Payments');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Batch Payments');

  await find(page, 'system status');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Status');
});

test('the arrows choose, the pointer chooses, and what is called nothing is said to be so', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await field(page).fill('report');
  const first = await page.getByRole('option', { selected: true }).textContent();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveText(first ?? '');
  await field(page).fill('zzzz');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing is called that.');
  await field(page).fill('help');
  await page.getByRole('option', { name: /Help Center/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
});

test('an id opens what it names, and an id of nothing is said to be one', async ({ page, request }) => {
  const wallet = await fundedWallet(request, 'Administration, e-Dirham');
  await page.goto('/audit');
  await find(page, wallet.address);
  await expect(page.getByRole('option', { name: /Wallet/ }).first()).toContainText('Administration, e-Dirham');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await makeSampleActivity(request);
  await page.goto('/');
  const link = page.getByRole('link', { name: /tx_/ }).first();
  const id = /tx_\w+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await find(page, id);
  await expect(page.getByRole('option', { name: /Transaction/ }).first()).toContainText(id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/transactions/${id}$`));

  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/v1/objects/') && sent.method() === 'GET') asked.push(pathname);
  });
  await find(page, 'tx_00000000000000000000000000');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing has this id.');
  await field(page).fill('riba-001');
  await expect(page.getByRole('option', { selected: true })).toContainText('RIBA-001');
  expect(asked).toEqual(['/api/v1/objects/tx_00000000000000000000000000', '/api/v1/objects/riba-001']);
});

test('a draft is gone on with, and a role is offered what is open to it', async ({ page }) => {
  await actAs(page, 'Amina Rahman');
  await page.goto('/composer');
  await page.getByLabel('Amount').fill('77');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const name = `Rent ${Date.now()}`;
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: /Save/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/');
  await find(page, name);
  await expect(page.getByRole('option', { selected: true })).toHaveText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount')).toHaveValue('77.00');

  await page.goto('/');
  await find(page, 'approvals');
  await expect(page.getByRole('option')).toHaveCount(0);
  await field(page).fill('tx_00000000000000000000000000');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing within your reach has this id.');
});

test('single keys lead about, but never while somebody writes or answers', async ({ page }) => {
  await page.goto('/');
  await stands(page);
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox Wallets');
  await stands(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gd?');
  await expect(page.getByRole('searchbox')).toHaveValue('gd?');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox Wallets');

  await page.goto('/');
  await stands(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Audit Logs');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('single keys can be turned off, and stay off', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('switch', { name: /Single keys/ }).uncheck();
  await page.reload();
  await expect(page.getByRole('switch', { name: /Single keys/ })).not.toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/settings$/);
});

test('high contrast is chosen, is there at the first paint, and is kept', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'standard');
  await page.getByRole('group', { name: 'Contrast' }).getByRole('button', { name: 'High' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
});

test('high contrast follows the system until somebody chooses', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'standard');
});
