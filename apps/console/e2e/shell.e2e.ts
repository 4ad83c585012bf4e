import { expect, test } from '@playwright/test';
import { stands } from './drawing.ts';

const toggle = /Toggle sidebar/;
const sidebarWidth = 16 * 16;
const sheetWidth = 18 * 16;
const iconsWidth = 3 * 16;

test('the sidebar closes to icons and is remembered for a week', async ({ page, context }) => {
  await page.goto('/');
  const sidebar = page.locator('#sidebar');
  await expect(sidebar).toHaveCSS('width', `${sidebarWidth}px`);

  await page.getByRole('button', { name: toggle }).click();
  await expect(sidebar).toHaveCSS('width', `${iconsWidth}px`);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60);

  await page.reload();
  await expect(sidebar).toHaveCSS('width', `${iconsWidth}px`);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('Ctrl+B toggles the sidebar, also while typing, and the page keeps its place', async ({ page }) => {
  await page.goto('/');
  const sidebar = page.locator('#sidebar');
  await expect(sidebar).toHaveCSS('width', `${sidebarWidth}px`);
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', `${iconsWidth}px`);
  await page.keyboard.press('Meta+b');
  await expect(sidebar).toHaveCSS('width', `${sidebarWidth}px`);
});

test('at 767 px the sidebar is a sheet of 18 rem, at 768 px it stands beside the page', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#sidebar')).toHaveCount(0);

  await page.getByRole('button', { name: toggle }).click();
  await expect(page.locator('#sidebar')).toHaveCSS('width', `${sheetWidth}px`);
  await page.keyboard.press('Escape');
  await expect(page.locator('#sidebar')).toHaveCount(0);

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.locator('#sidebar')).toHaveCSS('width', `${sidebarWidth}px`);
});

test('a page opened by its address begins at its top; one that is loaded again stays where it was', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/faq');
  await stands(page);
  await page.evaluate(() => { scrollTo(0, 300); });
  // The answer to who is there comes after the screen's own program.
  await page.route('**/api/v1/status', async (route) => {
    const answer = await route.fetch();
    await page.getByText('Loading').waitFor();
    await route.fulfill({ response: answer });
  });
  await page.reload();
  await expect.poll(scrolled).toBe(300);
  await page.goto('/compliance/rules');
  await stands(page);
  expect(await scrolled()).toBe(0);
});

test('an unknown address shows the not-found screen and the way back', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
});

test('a mistyped address names the screen that was probably meant', async ({ page }) => {
  await page.goto('/walets');
  await page.getByRole('link', { name: 'Did you mean Sandbox Wallets?' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox Wallets', level: 1 })).toBeVisible();
});

test('what has no room in the bars over the page is left out, and never cut', async ({ page }) => {
  await page.goto('/composer');
  await expect(page.getByRole('heading', { name: 'Transaction Composer', level: 1 })).toBeVisible();
  const words = page.getByRole('note').or(page.locator('header')).getByText(/^(Simulated networks\.|Transaction Composer)$/);
  await expect(words).toHaveCount(2);
  const looks = async () => (await words.evaluateAll((all) => all.map((word) => {
    const room = word.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, top } = word.getBoundingClientRect();
    if (top >= room.bottom) return 'left out';
    return left >= room.left && right <= room.right + 0.5 ? 'whole' : 'cut';
  }))).join(', ');
  const allWhole = /^whole, whole$/;
  for (const width of [320, 390, 600, 768, 1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // How much there is room for in between depends on what the sandbox's clock says.
    const wanted = { 320: /^left out, left out$/, 1120: allWhole, 1440: allWhole }[width] ?? /^(?!.*cut)/;
    await expect.poll(looks, { message: `at ${width} px` }).toMatch(wanted);
  }
});

test('a button of the bar that shows no words says them where the pointer rests', async ({ page }) => {
  await page.goto('/');
  const words = page.getByRole('tooltip', { name: 'Switch persona' });
  const button = page.getByRole('button', { name: 'Switch persona' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await button.hover();
  await expect(words).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(words).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await button.hover();
  await page.getByRole('link', { name: 'Settings' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Settings' })).toBeVisible();
  await expect(words).toBeHidden();
});

test('the chosen colour scheme is there at the first paint and is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');

  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});
