import { expect, type Locator, type Page, test } from '@playwright/test';
import { toastTitled } from './screens.ts';

const title = 'The persona was not switched';

/** Makes the console show a toast, which stands until a test moves the clock: the server refuses another persona. */
async function failToSwitchPersona(page: Page) {
  await page.getByRole('button', { name: 'Switch persona' }).click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('menuitemradio', { checked: false }).first().click();
  await expect(toastTitled(page, title)).toBeVisible();
}

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
  const refusal = { error: 'The sandbox is closed.', code: 'ROUTE_NOT_FOUND', requestId: 'req_test' };
  await page.route('**/api/auth/sandbox-sign-in', (route) => route.fulfill({ status: 404, json: refusal }));
});

test('a toast stands for five seconds', async ({ page }) => {
  await failToSwitchPersona(page);
  const toast = toastTitled(page, title);
  await expect(toast).toContainText('The sandbox is closed.');
  await page.mouse.move(5, 300);
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
});

test('there is one toast at a time, at most 420 px wide', async ({ page }) => {
  await failToSwitchPersona(page);
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Switch persona' }).click();
  await page.clock.runFor(1_000);
  await page.getByRole('menuitemradio', { checked: false }).first().click();
  const toasts = toastTitled(page, title);
  await expect(toasts).toHaveCount(1);
  expect((await toasts.boundingBox())?.width).toBeLessThanOrEqual(420);
});

test('F8 takes the keyboard to the toasts, and Escape dismisses', async ({ page }) => {
  await failToSwitchPersona(page);
  const toast = toastTitled(page, title);
  await page.keyboard.press('F8');
  await expect(page.locator('ol:focus, li:focus')).toHaveCount(1);
  await toast.getByRole('button', { name: 'Close notification' }).press('Enter');
  await expect(toast).toBeHidden();
});

test('F8 reaches a toast past an open dialog, which keeps what was written', async ({ page }) => {
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API key' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly run');
  await dialog.getByRole('button', { name: 'View as API request' }).click();
  const shown = page.getByRole('dialog', { name: 'As an API request' });
  await shown.getByRole('button', { name: /^Copy curl code/ }).click();
  const copied = page.getByRole('listitem').filter({ hasText: /Copied to clipboard|Nothing was copied/ });
  await expect(copied).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.locator('ol:focus, li:focus')).toHaveCount(1);
  await copied.getByRole('button', { name: 'Close notification' }).press('Enter');
  await expect(copied).toBeHidden();
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Nightly run');
});

test('a swipe to the right dismisses a toast, a shorter one does not', async ({ page }) => {
  await failToSwitchPersona(page);
  const toast = toastTitled(page, title);
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error('There is no toast to swipe.');
    const start = { x: box.x + 60, y: box.y + box.height / 2 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + distance, start.y, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast).toBeVisible();
  await swipe(70);
  await expect(toast).toBeHidden();
});

test('a toast does not lie over what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    const low = Object.assign(document.createElement('button'), { textContent: 'Low', id: 'low' });
    low.style.cssText = 'position:fixed;inset-block-end:24px;inset-inline-start:24px';
    document.body.append(low);
  });
  await failToSwitchPersona(page);
  const toast = toastTitled(page, title);
  const boxOf = async (piece: Locator) => (await piece.boundingBox()) ?? { y: NaN, height: NaN };
  const placeSoon = async () => {
    await page.clock.runFor(100);
    return (await boxOf(toast)).y;
  };
  expect((await boxOf(toast)).y).toBeGreaterThan(600);
  await page.locator('#low').focus();
  await expect.poll(placeSoon).toBeLessThan(200);
  const header = await boxOf(page.getByRole('banner'));
  expect((await boxOf(toast)).y).toBeGreaterThan(header.y + header.height);
  await page.keyboard.press('F8');
  await expect(page.locator('ol:focus, li:focus')).toHaveCount(1);
  expect((await boxOf(toast)).y).toBeLessThan(200);
  await page.getByRole('button', { name: 'Switch persona' }).focus();
  await expect.poll(placeSoon).toBeGreaterThan(600);
});
