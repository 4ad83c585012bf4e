import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { actAs, headersAs } from './people.ts';
import { openWallet } from './screens.ts';
import { violations } from './violations.ts';

const memo = `Deposit for villa ${Date.now() % 1e8} in Khalifa City`;
const panel = (page: Page) => page.getByRole('dialog', { name: /→/ });
const caseRow = (page: Page) => page.getByRole('region', { name: 'Cases' }).getByRole('button').filter({ hasText: memo });

/** Sends a payment of Amina's that the rules hold, because nobody says where so much money comes from. */
async function holdPayment(request: APIRequestContext, about = memo): Promise<string> {
  const headers = await headersAs(request, 'amina');
  const [from, to] = [await openWallet(request, 'amina', '90000.00'), await openWallet(request, 'amina', '0.00')];
  const data = {
    type: 'send', network: 'uae_dirham', currency: 'AED', amount: '60000.00', memo: about,
    fromAddress: from.address, toAddress: to.address,
  };
  const sent = await request.post('/api/v1/transactions/send', { headers, data });
  expect(sent.status()).toBe(201);
  return ((await sent.json()) as { transaction_id: string }).transaction_id;
}

async function decideElsewhere(request: APIRequestContext, id: string): Promise<void> {
  const decided = await request.post(`/api/v1/compliance/reviews/${id}/decide`, {
    headers: await headersAs(request),
    data: { decision: 'approve', reason: 'The farm was seen by a colleague.' },
  });
  expect(decided.ok(), await decided.text()).toBe(true);
}

test('an officer finds a case by its memo, takes it, reads its evidence and releases it', async ({ page, request }) => {
  await holdPayment(request);
  await actAs(page, 'Emirates Bank');
  await page.goto('/compliance/reviews');
  await page.getByLabel('Search', { exact: true }).fill('villa');
  await expect(page).toHaveURL(/q=villa/);
  await expect(caseRow(page)).toContainText('60,000.00 AED');
  await expect(caseRow(page)).toContainText('KYC-003');
  await expect(page.getByRole('article', { name: 'Open cases' })).toContainText(/\d/);

  await caseRow(page).click();
  await expect(page).toHaveURL(/case=tx_/);
  await expect(panel(page).getByRole('article', { name: 'KYC-003' })).toContainText('source of funds');
  await expect(panel(page)).toContainText('Recomputed identical');
  await panel(page).getByRole('button', { name: 'Assign to me' }).click();
  await expect(panel(page).getByRole('button', { name: 'Hand back' })).toBeVisible();

  await panel(page).getByRole('button', { name: 'Release payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release this payment?' });
  await dialog.getByRole('button', { name: 'Release payment' }).click();
  await expect(dialog).toContainText('Write between 10 and 500 characters.');
  await dialog.getByLabel('Reason').fill('The sale contract was seen and filed.');
  await dialog.getByRole('button', { name: 'Release payment' }).click();
  await expect(page.getByText('Case decided', { exact: true })).toBeVisible();
  await expect(panel(page)).toContainText('The sale contract was seen and filed.');
  await page.keyboard.press('Escape');
  await expect(caseRow(page)).toHaveCount(0);
});

test('an officer decides several cases together, and sees what became of each', async ({ page, request }) => {
  const held = [];
  const farm = `farm ${Date.now() % 1e8}`;
  for (const place of ['first', 'second', 'third']) held.push(await holdPayment(request, `Deposit for the ${place} ${farm}`));
  await actAs(page, 'Emirates Bank');
  await page.goto(`/compliance/reviews?q=${encodeURIComponent(farm)}`);
  const cases = page.getByRole('region', { name: 'Cases' });
  await cases.getByRole('checkbox', { name: 'Choose all shown' }).check();
  await expect(cases.getByRole('status')).toHaveText('3 chosen');
  await cases.getByRole('checkbox', { name: /^Choose 60000.00 AED, Amina/ }).first().uncheck();
  await expect(cases.getByRole('checkbox', { name: 'Choose all shown' })).toHaveAttribute('data-indeterminate', 'true');
  await cases.getByRole('checkbox', { name: 'Choose all shown' }).check();
  await cases.getByRole('button', { name: 'Refuse chosen' }).click();

  const dialog = page.getByRole('dialog', { name: 'Refuse 3 payments?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  // A colleague is quicker with one of them.
  await decideElsewhere(request, held[1]!);
  await dialog.getByLabel('Reason').fill('The farms are not for sale.');
  await dialog.getByRole('button', { name: 'Refuse chosen' }).click();
  await expect(dialog.getByRole('status')).toHaveText('3 of 3 done');
  await expect(dialog.getByRole('listitem').filter({ hasText: /Decided$/ })).toHaveCount(2);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Not decided' })).toContainText('The transaction is not under review.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(cases).toContainText('No cases match the filters');
});
