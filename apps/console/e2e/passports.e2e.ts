import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Session } from '../src/api/session.slice.ts';
import { headersOf, newPerson } from './people.ts';
import { enterAsPayer, openWallet, toastTitled } from './screens.ts';
import { violations } from './violations.ts';

/** The text of the newest passport of a payment, as its maker hands it on. */
async function passportOf(request: APIRequestContext, payer: Session, id: string): Promise<string> {
  const listed = await request.get(`/api/v1/transactions/${id}/passports`, { headers: headersOf(payer) });
  const [{ id: passportId } = { id: '' }] = (await listed.json()) as { id: string }[];
  const read = await request.get(`/api/v1/passports/${passportId}`, { headers: headersOf(payer) });
  return ((await read.json()) as { passport: string }).passport;
}

async function check(page: Page, passport: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Passport', exact: true }).fill(passport);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

test('a payer makes a passport, and whoever is shown it checks it without signing in', async ({ page, request, browser }) => {
  const to = await openWallet(request, await newPerson(request), '0.00');
  const { payer, wallet } = await enterAsPayer(page, request);
  const sent = await request.post('/api/v1/transactions/send', {
    headers: headersOf(payer), data: {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: wallet.address, toAddress: to.address,
      amount: '40.00', memo: 'Invoice 17',
    },
  });
  const { transaction_id: id } = (await sent.json()) as { transaction_id: string };
  await page.goto(`/transactions/${id}`);
  const card = page.getByRole('region', { name: 'Compliance passports' });
  await expect(card).toContainText('None was made.');
  await card.getByRole('button', { name: 'Make a passport' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a passport' });
  await dialog.getByLabel('Amount').check();
  await dialog.getByLabel('Currency').check();
  expect(await violations(page)).toEqual([]);
  // Its event is sealed within a second or two; before, the dialog says so and stays.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Make', exact: true }).click();
    await expect(dialog).toHaveCount(0, { timeout: 1500 });
  }).toPass();
  await expect(toastTitled(page, 'Passport made')).toBeVisible();
  await expect(card.getByRole('listitem')).toContainText(/Holds.*Amount.*Currency/s);

  const passport = await passportOf(request, payer, id);
  const stranger = await browser.newPage();
  await stranger.goto('/passport');
  await check(stranger, passport);
  await expect(stranger.getByRole('status').filter({ hasText: 'Genuine' })).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'What is disclosed' })).toContainText('40.00');
  await expect(stranger.getByRole('region', { name: 'What is not told' })).toContainText('Payer’s name');
  await expect(stranger.getByRole('region', { name: 'What is proved' })).toContainText('Not revoked');
  expect(await violations(stranger)).toEqual([]);
  const [token = '', first = ''] = passport.split('~');
  await check(stranger, `${token}~${first.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))}~`);
  await expect(stranger.getByRole('status').filter({ hasText: 'Not to be relied on' })).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'What is disclosed' })).toHaveCount(0);
  await stranger.close();
});
