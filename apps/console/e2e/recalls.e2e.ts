import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Session } from '../src/api/session.slice.ts';
import { enter, headersOf, newPerson } from './people.ts';
import { enterAsPayer, openWallet, toastTitled, type Wallet } from './screens.ts';
import { violations } from './violations.ts';

interface Parties { payer: Session; payee: Session; wallet: Wallet; to: Wallet }

/** Somebody who is signed in and pays, and somebody who is paid, whom nobody else knows. */
async function makeParties(page: Page, request: APIRequestContext): Promise<Parties> {
  const payee = await newPerson(request);
  const to = await openWallet(request, payee, '50.00');
  return { payee, to, ...await enterAsPayer(page, request) };
}

async function pay(request: APIRequestContext, { payer, wallet, to }: Parties, logic = {}): Promise<string> {
  const sent = await request.post('/api/v1/transactions/send', {
    headers: headersOf(payer), data: {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: wallet.address, toAddress: to.address,
      amount: '40.00', memo: 'Invoice 17', ...logic,
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  return ((await sent.json()) as { transaction_id: string }).transaction_id;
}

async function askBack(page: Page, id: string, words?: string): Promise<void> {
  await page.goto(`/transactions/${id}`);
  await page.getByRole('button', { name: 'Ask for it back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for this payment back' });
  await dialog.getByLabel('Reason').click();
  await page.getByRole('option', { name: 'It was paid twice' }).click();
  if (words !== undefined) await dialog.getByLabel('Your words to the payee').fill(words);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for it back' }).click();
}

const balanceOf = async (request: APIRequestContext, of: Session, wallet: Wallet): Promise<string> => {
  const found = await request.get(`/api/v1/wallets/${wallet.address}/balance`, { headers: headersOf(of) });
  return ((await found.json()) as { balance: string }).balance;
};

test('a payer asks for a payment back, the payee gives it back, and both see it', async ({ page, request }) => {
  const parties = await makeParties(page, request);
  const id = await pay(request, parties);
  await askBack(page, id, 'Invoice 17 was paid on Monday as well.');
  await expect(toastTitled(page, 'The payee is asked')).toBeVisible();
  const card = page.getByRole('region', { name: 'Asked Back' });
  await expect(card).toContainText('Awaiting the payee');
  await expect(card).toContainText('Answer until');
  await expect(page.getByRole('button', { name: 'Ask for it back' })).toHaveCount(0);

  await enter(page, parties.payee);
  await page.goto('/');
  await page.getByRole('link', { name: /1\s*payment asked back/ }).click();
  await expect(page).toHaveURL(/\/recalls\?view=decide$/);
  const row = page.getByRole('listitem', { name: 'Open the recall of 40.00 AED' });
  await expect(row).toContainText('Waits for your decision');
  await row.getByRole('button').click();
  const panel = page.getByRole('dialog', { name: 'Recalls' });
  await expect(panel).toContainText('The payer asks you to give this payment back.');
  await expect(panel).toContainText('Invoice 17 was paid on Monday as well.');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Give it back' }).click();
  const review = page.getByRole('dialog', { name: 'Give this payment back?' });
  await expect(review).toContainText(/Balance now\s*90\.00 AED/);
  await expect(review).toContainText(/Balance after\s*50\.00 AED/);
  expect(await violations(page)).toEqual([]);
  await review.getByRole('button', { name: 'Give back 40.00 AED' }).click();
  await expect(toastTitled(page, 'Given back')).toBeVisible();
  await expect(panel).toContainText('The money went back by a new, linked transaction.');
  expect(await balanceOf(request, parties.payee, parties.to)).toBe('50.00');
  await page.goto(`/transactions?wallet=${parties.to.address}`);
  await expect(page.getByText('Reversal', { exact: true }).first()).toBeVisible();

  await enter(page, parties.payer);
  await page.goto(`/transactions/${id}`);
  await expect(page.getByRole('region', { name: 'Asked Back' })).toContainText('Given back');
  await page.goto(`/transactions?wallet=${parties.wallet.address}`);
  await expect(page.getByText('Reversal', { exact: true }).first()).toBeVisible();
});

test('a payee refuses with a reason, which the payer reads, and is asked again', async ({ page, request }) => {
  const parties = await makeParties(page, request);
  const id = await pay(request, parties);
  await askBack(page, id);
  await expect(toastTitled(page, 'The payee is asked')).toBeVisible();

  await enter(page, parties.payee);
  await page.goto(`/transactions/${id}`);
  await page.getByRole('region', { name: 'Asked Back' }).getByRole('link', { name: 'Decide now' }).click();
  await page.getByRole('dialog', { name: 'Recalls' }).getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse to give it back?' });
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toContainText('Choose a reason');
  await dialog.getByLabel('Reason').click();
  await page.getByRole('option', { name: 'Another reason' }).click();
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toContainText('Say what the reason is, in 3 to 300 characters');
  await dialog.getByLabel('Your words to the payer').fill('The goods were delivered.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(toastTitled(page, 'Refused: the money stays')).toBeVisible();

  await enter(page, parties.payer);
  await page.goto('/recalls?view=asked');
  await page.getByRole('button', { name: 'Open the recall of 40.00 AED' }).click();
  const panel = page.getByRole('dialog', { name: 'Recalls' });
  await expect(panel).toContainText('The payee keeps the money.');
  await expect(panel).toContainText('The goods were delivered.');
  expect(await balanceOf(request, parties.payee, parties.to)).toBe('90.00');
  await page.goto(`/transactions/${id}`);
  await expect(page.getByRole('button', { name: 'Ask for it back' })).toBeVisible();
});

test('a payment that waits is cancelled at once', async ({ page, request }) => {
  const parties = await makeParties(page, request);
  const id = await pay(request, parties, { programmableLogic: { multiSigRequired: true } });
  await page.goto(`/transactions/${id}`);
  await page.getByRole('button', { name: 'Ask for it back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for this payment back' });
  await expect(dialog).toContainText('The payment still waits, so it is cancelled at once');
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await askBack(page, id);
  await expect(toastTitled(page, 'Cancelled: the money is free again')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Asked Back' })).toContainText('Nobody was paid.');
  expect(await balanceOf(request, parties.payee, parties.to)).toBe('50.00');
});

test('a stranger finds nothing of it', async ({ page, request }) => {
  const parties = await makeParties(page, request);
  const id = await pay(request, parties);
  const asked = await request.post(`/api/v1/transactions/${id}/recall`, {
    headers: headersOf(parties.payer), data: { reason: 'DUPL' } });
  const { id: recall } = (await asked.json()) as { id: string };
  await enter(page, await newPerson(request));
  await page.goto(`/recalls?recall=${recall}`);
  await expect(page.getByRole('dialog', { name: 'Recalls' })).toContainText('There is no such recall');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Nothing was asked back')).toBeVisible();
});
