import { expect, type Page, test } from '@playwright/test';
import { enter, headersOf, newPerson } from './people.ts';
import { openWallet } from './screens.ts';
import { violations } from './violations.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a payment is found, its view kept, looked into and left again; several are decided, each for itself', async ({
  page, request,
}) => {
  const officer = await newPerson(request, 'bank');
  const payer = await newPerson(request);
  const payee = await newPerson(request);
  const [from, own] = [await openWallet(request, payer, '2000.00'), await openWallet(request, officer, '1000.00')];
  const to = await openWallet(request, payee, '1.00');
  // Another name than that of the payee's owner would send the payment to a review.
  const memo = `Dates ${Date.now()}`;
  const said = { counterpartyName: 'Maryam Saleh', memo };
  const send = async (who: typeof payer, wallet: typeof from, amount: string, more: object) => {
    const data = {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: wallet.address, toAddress: to.address, amount,
      ...more,
    };
    const answer = await request.post('/api/v1/transactions/send', { headers: headersOf(who), data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { transaction_id: string };
  };
  const wait = { ...said, programmableLogic: { multiSigRequired: true, quorum: 1 } };
  const { transaction_id: transactionId } = await send(payer, from, '41.50', said);
  await send(payer, from, '12.00', wait);
  await send(officer, own, '13.00', wait);

  // Found by half a name and an amount, and kept as a view.
  await enter(page, officer);
  await page.goto('/transactions');
  await page.getByRole('searchbox', { name: 'Search' }).fill('MARYAM SAL');
  await page.getByRole('button', { name: 'Filter by Amount' }).click();
  await page.getByLabel('At least').fill('41');
  await page.getByLabel('At most').fill('42');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(row(page, memo)).toHaveCount(1);
  await expect(row(page, memo)).toContainText('41.50');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Keep this view…' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Dates');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('button', { name: 'Dates', exact: true })).toBeVisible();

  // Opened, and back where it was.
  const address = page.url();
  await page.getByRole('link', { name: transactionId }).click();
  await expect(page).toHaveURL(new RegExp(`/transactions/${transactionId}$`));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(row(page, memo)).toBeVisible();

  // Several approved together: the officer's own is refused, and nobody says that all was done.
  await page.getByRole('button', { name: /Remove filter Amount/ }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(memo);
  await page.getByRole('checkbox', { name: /All 2 that wait/ }).check();
  await expect(page.getByRole('group', { name: 'Choose several' })).toContainText('25.00 AED');
  await page.getByRole('button', { name: 'Approve (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 2 payments?' });
  await expect(dialog).toContainText('25.00 AED');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  const outcome = page.getByRole('dialog', { name: 'What became of each' });
  await expect(outcome.getByRole('status')).toContainText('1 done');
  await expect(outcome.getByRole('status')).toContainText('1 refused');
  await expect(outcome).toContainText('Whoever sent a payment cannot decide it. Ask a colleague.');
  await outcome.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, '12.00')).toContainText('Completed');
  await expect(row(page, '13.00')).toContainText('Approved 0 of 1');

  // Whom the wallet paid, as a picture and as a table of the same figures; the keyboard leads from one to the payments.
  await page.goto(`/transactions?wallet=${from.address}`);
  await page.getByRole('tab', { name: 'Money around the wallet' }).click();
  const picture = page.getByRole('group', { name: 'Picture of the money around the wallet' });
  await expect(picture).toContainText('53.50');
  await expect(picture.locator('.react-flow__edge')).toHaveCount(3);
  await expect(row(page, to.label)).toContainText('53.50');
  expect(await violations(page)).toEqual([]);
  await picture.getByRole('link', { name: to.label }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`wallet=${from.address}&q=${to.address}`));
  await expect(row(page, '41.50')).toBeVisible();
});
