import { expect, type Page, test } from '@playwright/test';
import { actAs, newPerson } from './people.ts';
import { enterAsPayer, execute, fundedWallet, openWallet, payFrom, toastTitled } from './screens.ts';
import { violations } from './violations.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Compliance Preview' });
const terms = (page: Page) => page.getByRole('region', { name: 'Terms' });
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });
const status = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first();

interface Order {
  /** The label of the wallet that pays, unless there is only one. */
  from?: string;
  to: string;
  amount: string;
  type?: string;
  terms?: string[];
}

/** Fills in the composer with a payment to an address that was given to its sender. */
async function fill(page: Page, { from, to, amount, type = 'Send', terms: boxes = [] }: Order): Promise<void> {
  await page.goto('/composer');
  await page.getByRole('combobox', { name: 'Transaction Type' }).click();
  await page.getByRole('option', { name: type, exact: true }).click();
  if (from !== undefined) await payFrom(page, from);
  await page.getByLabel('To Address').fill(to);
  await page.keyboard.press('Escape');
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  for (const box of boxes) await page.getByRole('checkbox', { name: box }).check();
  await expect(preview(page)).toContainText('Rehearsal');
  await expect(page.getByRole('progressbar', { name: 'Checking' })).toBeHidden();
}

async function openSent(page: Page): Promise<string> {
  await expect(toastTitled(page, 'Transaction Submitted')).toBeVisible();
  await preview(page).getByRole('link', { name: 'Open transaction' }).click();
  await expect(page).toHaveURL(/\/transactions\/tx_/);
  return new URL(page.url()).pathname;
}

/** Takes a step of the open transaction, through its question. */
async function takeStep(page: Page, step: string, answer: string): Promise<void> {
  await page.getByRole('group', { name: 'What you can do' }).getByRole('button', { name: step, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.describe('what a payment does beside moving money', () => {
  let payee = '';
  test.beforeAll(async ({ request }) => {
    payee = (await fundedWallet(request, 'Yusuf, business')).address;
  });
  test.beforeEach(async ({ page, request }) => { await enterAsPayer(page, request); });

  test('zakat is set aside out of the amount or on top of it, and who receives what is said before', async ({ page }) => {
    await fill(page, { to: payee, amount: '100', type: 'Zakat split' });
    const box = page.getByRole('checkbox', { name: 'Zakat set-aside (2.5 %)' });
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
    const form = page.getByRole('region', { name: 'Transaction Configuration' });
    await expect(form).toContainText('The payee receives 97.50 AED and the zakat fund 2.50 AED. You pay 100.10 AED');
    await execute(page);
    await openSent(page);
    await expect(status(page, 'Completed')).toBeVisible();
    await expect(terms(page)).toContainText('2.50 AED, out of the amount');
    await expect(page.getByRole('region', { name: 'Postings' })).toContainText('Zakat fund');

    await fill(page, { to: payee, amount: '100', terms: ['Zakat set-aside'] });
    await page.getByRole('radio', { name: 'On top of the amount' }).check();
    await expect(form).toContainText('The payee receives 100.00 AED and the zakat fund 2.50 AED. You pay 102.60 AED');
    await execute(page);
    await openSent(page);
    await expect(terms(page)).toContainText('2.50 AED, on top of the amount');
  });

  test('escrow is released in parts, and the last part completes it', async ({ page }) => {
    await fill(page, { to: payee, amount: '100', type: 'Escrow' });
    await expect(preview(page)).toContainText('100.10 AED is set aside until it is paid');
    await execute(page);
    await expect(toastTitled(page, 'Transaction Submitted')).toContainText('is held in escrow');
    await openSent(page);
    await expect(page.getByRole('main')).toContainText('It is held in escrow until it is released or refunded.');

    await page.getByRole('button', { name: 'Release', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Amount to release')).toHaveValue('100.00');
    await dialog.getByLabel('Amount to release').fill('100.01');
    await dialog.getByRole('button', { name: 'Release money' }).click();
    await expect(dialog.getByLabel('Amount to release')).toHaveAccessibleDescription(/at most 100.00/);
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel('Amount to release').fill('40');
    await dialog.getByRole('button', { name: 'Release money' }).click();
    await expect(toastTitled(page, 'Escrow Released')).toBeVisible();
    await expect(terms(page)).toContainText('Left in escrow60.00 AED');
    await expect(timeline(page)).toContainText('40.00 AED released to the payee');

    await takeStep(page, 'Release', 'Release money');
    await expect(status(page, 'Completed')).toBeVisible();
    await expect(page.getByRole('group', { name: 'What you can do' }).getByRole('button')).toHaveText(['Ask for it back']);
  });

  test('what is in escrow can be refunded', async ({ page }) => {
    await fill(page, { to: payee, amount: '20', terms: ['Escrow'] });
    await execute(page);
    await openSent(page);
    await takeStep(page, 'Refund', 'Refund money');
    await expect(status(page, 'Refunded')).toBeVisible();
    await expect(timeline(page)).toContainText('20.02 AED free again for the payer');
  });

  test('a payment that waits for approval can be cancelled by its sender, who cannot approve it', async ({ page }) => {
    await fill(page, { to: payee, amount: '20', terms: ['Multi-signature'] });
    await execute(page);
    await openSent(page);
    const steps = page.getByRole('group', { name: 'What you can do' });
    await expect(steps.getByRole('button')).toHaveText(['Cancel', 'Ask for it back']);
    await takeStep(page, 'Cancel', 'Cancel payment');
    await expect(status(page, 'Cancelled')).toBeVisible();
  });

  test('two officers approve what one person sent, and then it is paid', async ({ page }) => {
    await fill(page, { to: payee, amount: '64', terms: ['Multi-signature'] });
    await execute(page);
    await expect(toastTitled(page, 'Transaction Submitted')).toContainText('waits for approval');
    const path = await openSent(page);

    await actAs(page, 'Emirates Bank Officer');
    await page.goto('/');
    await page.getByRole('link', { name: 'Approvals' }).click();
    const queue = page.getByRole('region', { name: 'Awaiting approval' });
    const row = queue.getByRole('listitem').filter({ has: page.getByRole('link', { name: path.split('/').at(-1) ?? '' }) });
    await expect(row).toContainText('64.00 AED');
    await expect(row).toContainText('Sent by Maryam Saleh');
    await expect(row).toContainText('0 of 2 approvals');
    await expect(row).toContainText('Waits for an officer');
    await expect(row).toContainText('(in 2 days)');
    expect(await violations(page)).toEqual([]);
    await row.getByRole('link').click();
    await takeStep(page, 'Approve', 'Approve payment');
    await expect(toastTitled(page, 'Payment Approved')).toContainText('still waits for approval');
    await expect(terms(page)).toContainText('1 of 2');

    await actAs(page, 'Sandbox Administrator');
    await page.goto(path);
    await takeStep(page, 'Approve', 'Approve payment');
    await expect(status(page, 'Completed')).toBeVisible();
    await expect(terms(page)).toContainText('Emirates Bank Officer, Sandbox Administrator');
  });

  test('a completed payment is reversed by a linked one, and each leads to the other', async ({ page }) => {
    await fill(page, { to: payee, amount: '15' });
    await execute(page);
    const path = await openSent(page);
    await expect(page.getByRole('button', { name: 'Reverse' })).toHaveCount(0);

    await actAs(page, 'Yusuf Al Kuwari');
    await page.goto(path);
    await page.getByRole('button', { name: 'Reverse' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Paid to the wrong wallet');
    await page.getByRole('dialog').getByRole('button', { name: 'Reverse payment' }).click();
    await expect(status(page, 'Reversed')).toBeVisible();
    const facts = page.getByRole('main');
    await facts.getByText('Reversed by').locator('xpath=..').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Reversal', level: 1 })).toBeVisible();
    await facts.getByText('Reverses', { exact: true }).locator('xpath=..').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test('a large payment is held for review, and the bank decides it with a reason', async ({ page, request }) => {
    // Somebody with a file may pay so much; what follows it to the same payee is asked for its source.
    const { label } = await openWallet(request, 'amina', '60000.00');
    const { address } = await openWallet(request, await newPerson(request), '0.00');
    await actAs(page, 'Amina Rahman');
    await fill(page, { from: label, to: address, amount: '55000' });
    await expect(preview(page)).toContainText('A compliance officer reviews the payment.');
    await execute(page);
    await expect(toastTitled(page, 'Transaction Submitted')).toContainText('is held for review');
    const path = await openSent(page);
    await expect(page.getByRole('group', { name: 'What you can do' })).toHaveCount(0);

    await actAs(page, 'Emirates Bank Officer');
    await page.goto(path);
    await page.getByRole('button', { name: 'Decide review' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await expect(dialog).toContainText('Choose whether the payment may go on');
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('The reason needs 10 to 500 characters');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Let it go on' }).check();
    await dialog.getByLabel('Reason').fill('Sale contract of the car seen and filed');
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await expect(toastTitled(page, 'Review Decided')).toBeVisible();
    await expect(status(page, 'Completed')).toBeVisible();
    await expect(timeline(page)).toContainText('Sale contract of the car seen and filed');
  });

  test('the queue is for officers: others find neither the way nor the screen', async ({ page }) => {
    await page.goto('/approvals');
    await expect(page.getByText('This screen is not open to your role')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Approvals' })).toHaveCount(0);
  });
});
