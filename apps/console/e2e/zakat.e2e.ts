import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Session } from '../src/api/session.slice.ts';
import { enter, headersAs, newPerson } from './people.ts';
import { openWallet, toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const dayMs = 86_400_000;
// Another try finds its own.
const recipient = `Debt Relief Fund ${Date.now()}`;

/** Prices of a week apart, for a year from a day on, imported by one person and approved by another. */
async function importPrices(request: APIRequestContext, from: Date): Promise<void> {
  const days = Array.from({ length: 60 }, (_, n) => new Date(from.getTime() + (n * 7 - 7) * dayMs).toISOString());
  const csv = ['day,metal,aed,qar,source', ...days.flatMap((at) => ['gold,400.00,396.00', 'silver,5.00,4.95'].map((price) =>
    `${at.slice(0, 10)},${price},Sandbox bulletin`))].join('\n');
  const made = await request.post('/api/v1/metal-prices/versions', {
    headers: await headersAs(request), data: { csv, note: 'A year' } });
  const { version } = await made.json() as { version: number };
  const decided = await request.post(`/api/v1/metal-prices/versions/${version}/decide`, {
    headers: await headersAs(request, 'scholar.network'), data: { decision: 'approve', reason: 'As printed.' } });
  expect(decided.status(), await decided.text()).toBe(200);
}

/** Somebody whom zakat may be paid to. */
async function addRecipient(request: APIRequestContext): Promise<void> {
  const { address } = await openWallet(request, await newPerson(request), '0.00');
  const added = await request.post('/api/v1/zakat/recipients', { headers: await headersAs(request), data: {
    class: 'debtors', name: recipient, basis: 'Licence 1234', address } });
  const { id } = await added.json() as { id: string };
  const decided = await request.post(`/api/v1/zakat/recipients/${id}/decide`, {
    headers: await headersAs(request, 'scholar.network'), data: { decision: 'approve', reason: 'Seen.' } });
  expect(decided.status(), await decided.text()).toBe(200);
}

test('a year above nisab is assessed from the wallet, paid to an approved recipient, and certified', async (
  { page, request },
) => {
  const admin = await headersAs(request);
  const { now } = await (await request.get('/api/v1/sandbox/clock', { headers: admin })).json() as { now: string };
  await importPrices(request, new Date(now));
  await addRecipient(request);
  const owner = await newPerson(request);
  const purse = await openWallet(request, owner, '50000.00');
  await enter(page, owner);
  await page.goto('/zakat');
  await page.getByRole('button', { name: 'Choose and be reminded' }).click();
  await page.getByRole('dialog', { name: 'Opinions to follow' }).getByRole('button', { name: 'Follow' }).click();
  await expect(toastTitled(page, 'You will be reminded')).toBeVisible();
  for (let month = 0; month < 12; month += 1) {
    // A session does not last a month.
    const advanced = await request.post('/api/v1/sandbox/clock', {
      headers: await headersAs(request), data: { by: 'P1M' } });
    expect(advanced.ok(), await advanced.text()).toBe(true);
  }
  const again = await request.post('/api/auth/login', { data: {
    username: owner.user.username, password: 'seven palms by the creek' } });
  await enter(page, await again.json() as Session);
  await page.goto('/zakat');
  await page.getByRole('button', { name: 'Assess', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Assess a year' });
  await dialog.getByRole('button', { name: 'Declare a figure' }).click();
  await dialog.getByLabel('In your words').fill('Stock of the shop');
  await dialog.getByLabel('Amount').fill('2000');
  expect(await violations(page)).toEqual([]);
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Assess and certify' }).click();
    await expect(dialog).toHaveCount(0, { timeout: 1500 });
  }).toPass();

  await expect(page.getByRole('heading', { name: 'Assessment of zakat', level: 1 })).toBeVisible();
  const result = page.getByRole('region', { name: 'What it comes to' });
  // 50,000.00 in the wallet and 2,000.00 declared, at 2.5 in the hundred.
  await expect(result).toContainText(/52,000\.00 AED[^]*1,300\.00 AED/);
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'PDF, Arabic' }).click();
  expect((await download).suggestedFilename()).toMatch(/^zakat-.*\.ar\.pdf$/);
  await page.getByRole('button', { name: 'Pay zakat' }).click();
  const pay = page.getByRole('dialog', { name: 'Pay zakat' });
  await pay.getByLabel('From my wallet').click();
  await page.getByRole('option', { name: purse.label }).click();
  await pay.getByLabel('To', { exact: true }).click();
  await page.getByRole('option', { name: recipient }).click();
  await pay.getByLabel('Amount').fill('1300');
  await pay.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText(recipient);
  await expect(result).toContainText('0.00 AED');
  await expect(page.getByRole('button', { name: 'Pay zakat' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
