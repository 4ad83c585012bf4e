import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { actAs, headersOf, newPerson } from './people.ts';
import { openWallet, toastTitled } from './screens.ts';

/** Sends a payment to Amina by the API, as a program would, of somebody whom no rule has seen pay before. */
async function send(request: APIRequestContext, amount: string): Promise<string> {
  const payer = await newPerson(request);
  const [from, to] = [await openWallet(request, payer, '100.00'), await openWallet(request, 'amina', '0.00')];
  const sent = await request.post('/api/v1/transactions/send', { headers: headersOf(payer), data: {
    type: 'send', network: 'uae_dirham', currency: 'AED', amount, fromAddress: from.address, toAddress: to.address,
  } });
  expect(sent.status(), await sent.text()).toBe(201);
  return (await sent.json() as { transaction_id: string }).transaction_id;
}

const connection = (page: Page, state: string) => page.locator(`[data-connection="${state}"]`);
const isLive = (page: Page) => expect(connection(page, 'live')).toBeVisible();

/** Lets the pauses between the tries to connect go by until the page says how it is connected. */
const passPauses = (page: Page, state: string) => expect(async () => {
  await page.clock.fastForward(2_000);
  await expect(connection(page, state)).toBeVisible({ timeout: 500 });
}).toPass();

test('what happens elsewhere is on the dashboard', async ({ page, request }) => {
  await page.goto('/');
  await isLive(page);
  const id = await send(request, '7.31');
  await expect(page.getByRole('link', { name: id })).toBeVisible();
});

test('what happened while the connection was lost appears once it is back, and the state says so', async ({
  page, request,
}) => {
  await page.goto('/');
  await isLive(page);
  await page.context().setOffline(true);
  await expect(connection(page, 'offline')).toBeVisible();
  const id = await send(request, '8.42');
  await page.context().setOffline(false);
  await isLive(page);
  await expect(page.getByRole('link', { name: id })).toHaveCount(1);
});

test('without a stream the page asks for what is new', async ({ page }) => {
  await page.clock.install();
  await page.routeWebSocket(/events\/stream/, (socket) => socket.close());
  await page.goto('/');
  await passPauses(page, 'polling');
});

test('the audit list keeps its rows still and says how many came', async ({ page, request }) => {
  await page.goto('/audit');
  await isLive(page);
  const first = page.getByRole('table').getByRole('row').nth(1);
  const before = await first.textContent();
  await send(request, '9.53');
  const pill = page.getByRole('button', { name: /new events?$/ });
  await expect(pill).toBeVisible();
  expect(await first.textContent()).toBe(before);
  await pill.click();
  await expect(pill).toBeHidden();
  await expect(page.getByRole('table')).toContainText('Transaction send');
});

test('the bell says what concerns the person, and the panel leads there', async ({ page, request }) => {
  await actAs(page, 'Amina');
  await page.goto('/');
  await isLive(page);
  await send(request, '6.25');
  await page.getByRole('button', { name: /^Notifications, \d+\+? unread$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toContainText('6.25');
  await panel.getByRole('link', { name: /You received a payment/ }).first().click();
  await expect(page).toHaveURL(/\/transactions\/tx_/);
});

test('an API key is made, shown once, replaced and revoked', async ({ page }) => {
  const name = `Payroll ${Date.now()}`;
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('Choose at least one scope.')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('group', { name: 'wallets' }).getByLabel('Read').check();
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const shown = page.getByRole('dialog', { name: `${name}: your new key` });
  const key = await shown.locator('code').textContent() ?? '';
  expect(key).toMatch(/^sk_sandbox_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'I have kept it' }).click();
  const ask = async (bearer: string) =>
    (await page.request.get('/api/v1/wallets', { headers: { authorization: `Bearer ${bearer}` } })).status();
  expect(await ask(key)).toBe(200);
  const row = page.getByRole('listitem', { name });
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
