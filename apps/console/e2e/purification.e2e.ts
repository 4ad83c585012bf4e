import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter, headersAs, headersOf, newPerson } from './people.ts';
import { openWallet, toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Approves what a colleague proposed, found by some of its words. */
async function approve(page: Page, words: string, reason?: string): Promise<void> {
  const waiting = region(page, 'Waits for you').getByRole('listitem').filter({ hasText: words });
  await waiting.getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog');
  if (reason !== undefined) await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(waiting).toHaveCount(0);
}

test('what an officer found is worked out, set aside by two, and given to a charity to the fils', async (
  { page, request },
) => {
  // A bank of its own, so that its register begins at one and its sums are the test's alone.
  const made = await request.post('/api/v1/banks', {
    headers: await headersAs(request), data: { name: `Bank ${crypto.randomUUID().slice(0, 8)}` } });
  const { id: bankId } = await made.json() as { id: string };
  const [officer, colleague, payer, friend] = await Promise.all([
    newPerson(request, 'bank', bankId), newPerson(request, 'bank', bankId), newPerson(request), newPerson(request)]);
  const [desk, purse, charity] = await Promise.all([
    openWallet(request, officer, '5000.00'), openWallet(request, payer, '500.00'), openWallet(request, friend, '0.00')]);
  const sent = await request.post('/api/v1/transactions/send', { headers: headersOf(payer), data: {
    type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: purse.address, toAddress: desk.address,
    amount: '120.00', memo: 'Credit of October',
  } });
  const { transaction_id: payment } = await sent.json() as { transaction_id: string };

  await enter(page, officer);
  await page.goto('/shariah/register');
  await expect(page.getByText('The register is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Record an event' }).click();
  const record = page.getByRole('dialog', { name: 'Record what you found' });
  await record.getByLabel('Title').fill('Interest on the correspondent account');
  await record.getByLabel('What was found').fill('The correspondent credited interest in October.');
  await record.getByLabel('Payment').fill(payment);
  expect(await violations(page)).toEqual([]);
  await record.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Non-compliance no. 1', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Work out what is tainted' }).click();
  const compute = page.getByRole('dialog', { name: 'Work out what is tainted' });
  await expect(compute).toContainText('#1 Interest on the correspondent account');
  await compute.getByRole('button', { name: 'Show the amount' }).click();
  await expect(compute.getByRole('region', { name: 'Tainted:' })).toContainText('120.00 AED');
  await compute.getByRole('button', { name: 'Keep this amount' }).click();
  await expect(compute).toHaveCount(0);
  await page.getByRole('button', { name: 'Set aside', exact: true }).click();
  const setAside = page.getByRole('dialog', { name: 'Set aside for charity?' });
  await setAside.getByLabel('From').click();
  await page.getByRole('option', { name: desk.label }).click();
  await setAside.getByRole('button', { name: 'Propose' }).click();
  await expect(region(page, 'Tainted income')).toContainText('Waits for a colleague');
  await page.getByRole('button', { name: 'Propose a charity' }).click();
  const proposal = page.getByRole('dialog', { name: 'Propose a charity' });
  await proposal.getByLabel('Charity').fill('Ghaf Tree Relief Society');
  await proposal.getByLabel('Registered as').fill('CDA licence 0012');
  await proposal.getByLabel('Wallet').fill(charity.address);
  await proposal.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(region(page, 'Waits for you')).toHaveCount(0);

  await enter(page, colleague);
  await page.goto('/shariah/purification');
  await approve(page, 'Set aside');
  await approve(page, 'Ghaf Tree', 'Seen in the public register.');
  await expect(region(page, 'How the sum stands')).toContainText(/At charity 0\.00[^]*Set aside 120\.00/);
  // Whoever approved may propose what comes next; the first officer decides that.
  await region(page, 'Charities').getByRole('button', { name: 'Pay', exact: true }).click();
  const payOut = page.getByRole('dialog', { name: 'Pay this charity?' });
  await payOut.getByLabel('Amount').fill('119.99');
  await payOut.getByRole('button', { name: 'Propose' }).click();
  await expect(toastTitled(page, 'Proposed: a colleague decides')).toBeVisible();

  await enter(page, officer);
  await page.goto('/shariah/purification');
  await approve(page, 'Paid to charity');
  await expect(region(page, 'How the sum stands')).toContainText(/At charity 119\.99[^]*Set aside 0\.01[^]*yet 0\.00/);
  expect(await violations(page)).toEqual([]);
  await region(page, 'Tainted income').getByRole('link', { name: 'In the register' }).click();
  await expect(region(page, 'Tainted income')).toContainText('Set aside');
  await region(page, 'What it concerns').getByRole('link').click();
  await expect(region(page, 'In the register')).toContainText('#1 Interest on the correspondent account');
  await expect(region(page, 'Tainted income')).toContainText('Interest received · 120.00 AED');
});
