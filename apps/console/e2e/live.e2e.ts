import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { actAs } from './people.ts';
import { toastTitled } from './screens.ts';

/** Another window with a session of its own. */
async function anotherWindow(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Sends a payment between two of the administrator's sandbox wallets by the API, as a program would. */
async function send(page: Page, amount: string): Promise<string> {
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const wallets = await (await page.request.get('/api/v1/wallets?network=uae_dirham', { headers })).json() as
    { address: string; balance: string }[];
  const rich = wallets.find(({ balance }) => Number(balance) > 5000);
  const other = wallets.find(({ address }) => address !== rich?.address);
  const answer = await page.request.post('/api/v1/transactions/send', { headers, data: {
    type: 'send', network: 'uae_dirham', currency: 'AED', amount, fromAddress: rich?.address, toAddress: other?.address,
  } });
  return (await answer.json() as { transaction_id: string }).transaction_id;
}

const isLive = (page: Page) => expect(page.locator('[data-connection="live"]')).toBeVisible({ timeout: 10_000 });

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token') ?? '');

/** The moment at which a row with a text was first painted, by the clock of this machine. */
const firstPainted = (page: Page, text: string): Promise<number> => page.evaluate((sought) => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const watching = new MutationObserver(() => {
    if (!document.querySelector('main')?.textContent.includes(sought)) return;
    watching.disconnect();
    // The frame that holds the row is on the screen when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame(() => { resolve(Date.now()); }));
  });
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  return promise;
}, text);

test('what happens elsewhere is on the dashboard, and how soon', async ({ page, browser }) => {
  await page.goto('/');
  await isLive(page);
  const elsewhere = await anotherWindow(browser);
  await elsewhere.goto('/wallets');
  await isLive(elsewhere);
  const painted = firstPainted(page, '7.31');
  const id = await send(elsewhere, '7.31');
  await expect(page.getByRole('link', { name: id })).toBeVisible();
  const headers = { authorization: `Bearer ${await tokenOf(elsewhere)}` };
  const { createdAt } = await (await page.request.get(`/api/v1/transactions/${id}`, { headers }))
    .json() as { createdAt: string };
  // The payment has the sandbox's time, the picture that of the machine.
  const { offsetMs } = await (await page.request.get('/api/v1/sandbox/clock', { headers })).json() as { offsetMs: number };
  const figure = `${(await painted) + offsetMs - Date.parse(createdAt)} ms from the event to the painted row`;
  test.info().annotations.push({ type: 'figure', description: figure });
  process.stdout.write(`${figure}\n`);
  await elsewhere.context().close();
});

test('what happened while the connection was lost appears once it is back, and the state says so', async ({ page, browser }) => {
  await page.goto('/');
  await isLive(page);
  const elsewhere = await anotherWindow(browser);
  await elsewhere.goto('/wallets');
  await isLive(elsewhere);
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('[data-connection="reconnecting"]')).toBeVisible({ timeout: 10_000 });
  await expect(page.locator('[data-connection="offline"]')).toBeVisible({ timeout: 15_000 });
  const id = await send(elsewhere, '8.42');
  await page.context().setOffline(false);
  await isLive(page);
  await expect(page.getByRole('link', { name: id })).toHaveCount(1, { timeout: 5000 });
  await elsewhere.context().close();
});

test('without a stream the page asks for what is new', async ({ page }) => {
  await page.routeWebSocket(/events\/stream/, (socket) => socket.close());
  await page.goto('/');
  await expect(page.locator('[data-connection="polling"]')).toBeVisible({ timeout: 20_000 });
});

test('the audit list keeps its rows still and says how many came', async ({ page, browser }) => {
  await page.goto('/audit');
  await isLive(page);
  await expect(page.getByRole('table')).toBeVisible();
  const first = page.getByRole('table').getByRole('row').nth(1);
  const before = await first.textContent();
  const elsewhere = await anotherWindow(browser);
  await elsewhere.goto('/');
  await isLive(elsewhere);
  await send(elsewhere, '9.53');
  const pill = page.getByRole('button', { name: /new events?$/ });
  await expect(pill).toBeVisible({ timeout: 5000 });
  expect(await first.textContent()).toBe(before);
  await pill.click();
  await expect(pill).toBeHidden();
  await expect(page.getByRole('table')).toContainText('Transaction send');
  await elsewhere.context().close();
});

test('the bell says what concerns the person, and the panel leads there', async ({ page, browser }) => {
  await actAs(page, 'Amina');
  await page.goto('/');
  await isLive(page);
  const elsewhere = await anotherWindow(browser);
  await elsewhere.goto('/');
  await isLive(elsewhere);
  const token = await elsewhere.evaluate(() => localStorage.getItem('auth_token') ?? '');
  const mine = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('auth_token') ?? ''}` };
    return (await (await fetch('/api/v1/wallets?network=uae_dirham', { headers })).json() as { address: string }[])[0]?.address;
  });
  const headers = { authorization: `Bearer ${token}` };
  const others = await (await elsewhere.request.get('/api/v1/wallets?network=uae_dirham&limit=200', { headers })).json() as
    { address: string; balance: string }[];
  const from = others.find(({ address, balance }) => address !== mine && Number(balance) > 5000)?.address;
  const sent = await elsewhere.request.post('/api/v1/transactions/send', { headers, data: {
    type: 'send', network: 'uae_dirham', currency: 'AED', amount: '6.25', fromAddress: from, toAddress: mine } });
  expect(sent.status(), await sent.text()).toBe(201);
  const bell = page.getByRole('button', { name: /^Notifications, \d+\+? unread$/ });
  await expect(bell).toBeVisible({ timeout: 20_000 });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toContainText('6.25');
  await panel.getByRole('link', { name: /You received a payment/ }).first().click();
  await expect(page).toHaveURL(/\/transactions\/tx_/);
  await elsewhere.context().close();
});

test('an API key is made, shown once, replaced and revoked', async ({ page }) => {
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('Choose at least one scope.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Payroll');
  await dialog.getByRole('group', { name: 'wallets' }).getByLabel('Read').check();
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const shown = page.getByRole('dialog', { name: 'Payroll: your new key' });
  const key = await shown.locator('code').textContent() ?? '';
  expect(key).toMatch(/^sk_sandbox_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  const ask = async (bearer: string) =>
    (await page.request.get('/api/v1/wallets', { headers: { authorization: `Bearer ${bearer}` } })).status();
  expect(await ask(key)).toBe(200);
  const row = page.getByRole('listitem', { name: 'Payroll' });
  await row.getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the key' }).click();
  const next = await shown.locator('code').textContent() ?? '';
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  expect([await ask(key), await ask(next)]).toEqual([401, 200]);
  await expect(row).toContainText('1 of 1,000 requests this hour');
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the key' }).click();
  await expect(toastTitled(page, 'Key revoked')).toBeVisible();
  await expect(row).toContainText('Revoked');
  expect(await ask(next)).toBe(401);
});
