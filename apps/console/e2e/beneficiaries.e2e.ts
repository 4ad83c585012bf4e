import { expect, test } from '@playwright/test';
import { enter, headersAs, headersOf, newPerson } from './people.ts';
import { enterAsPayer, openWallet, pasteRows, payFrom, toastTitled } from './screens.ts';
import { violations } from './violations.ts';

test('a payee is kept once the name is made sure of, and is found by name in the composer', async ({
  page, request,
}) => {
  const { address } = await openWallet(request, await newPerson(request), '1.00');
  const { wallet } = await enterAsPayer(page, request);
  await page.goto('/beneficiaries');
  await page.getByRole('button', { name: 'Add beneficiary' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a beneficiary' });
  await dialog.getByLabel('Payee’s Name').fill('Omar Haddad');
  await dialog.getByLabel('Wallet Address').fill(address);
  await expect(dialog).toContainText('The wallet’s owner has another name.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Make sure of the payee first' })).toBeVisible();
  await dialog.getByLabel('Payee’s Name').fill('Maryam Saleh');
  await expect(dialog).toContainText('The name matches the wallet’s owner.');
  await dialog.getByLabel('Note').fill('Rent');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toastTitled(page, 'Added: it can be paid')).toBeVisible();

  const row = page.getByRole('listitem', { name: 'Maryam Saleh' });
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: 'Maryam Saleh' }).click();
  const panel = page.getByRole('dialog', { name: 'Maryam Saleh' });
  await expect(panel).toContainText('The names matched');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('link', { name: 'Pay' }).click();
  await expect(page.getByLabel('To Address')).toHaveValue(address);
  await expect(page.getByLabel('Payee’s Name')).toHaveValue('Maryam Saleh');
  await expect(page).toHaveURL(/\/composer$/);
  await page.getByLabel('To Address').fill('');
  await page.getByLabel('Payee’s Name').fill('');

  await page.goto('/composer');
  await payFrom(page, wallet.label);
  await page.getByLabel('To Address').fill('Maryam');
  await page.getByRole('option', { name: /Maryam Saleh\s*Beneficiary/ }).click();
  await expect(page.getByLabel('To Address')).toHaveValue(address);
  await expect(page.getByText('The name matches the wallet’s owner.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('an address is read without what was copied along, and one that only looks like a known one is warned of', async ({
  page, request,
}) => {
  const { address } = await openWallet(request, await newPerson(request), '1.00');
  const { payer, wallet } = await enterAsPayer(page, request);
  const added = await request.post('/api/v1/beneficiaries', {
    headers: headersOf(payer), data: { name: 'مريم صالح', address, network: 'uae_dirham' } });
  expect(added.status(), await added.text()).toBe(201);

  await page.goto('/composer');
  await payFrom(page, wallet.label);
  await page.getByLabel('To Address').fill(`\u200e ${address.slice(0, 20)}\u00a0${address.slice(20)} `);
  await expect(page.getByLabel('To Address')).toHaveValue(address);

  const alike = `${address.slice(0, 6)}${'ab'.repeat(16)}${address.slice(-4)}`.toLowerCase();
  await page.getByLabel('To Address').fill(alike);
  const warning = page.getByRole('alert').filter({ hasText: 'Another address that looks the same' });
  await expect(warning).toContainText('مريم صالح');
  await expect(warning).toContainText(address);
  await expect(warning).toContainText(alike);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Amount').fill('5');
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  await expect(page.getByText('Make sure of the payee first')).toBeVisible();
});

test('rows of a batch whose payee may be somebody else are warned of, and made sure of before they are paid', async ({
  page, request,
}) => {
  const { address } = await openWallet(request, await newPerson(request), '1.00');
  const { payer } = await enterAsPayer(page, request);
  const headers = headersOf(payer);
  const added = await request.post('/api/v1/beneficiaries', {
    headers, data: { name: 'Maryam Saleh', address, network: 'uae_dirham' } });
  expect(added.status(), await added.text()).toBe(201);
  const alike = `${address.slice(0, 6)}${'cd'.repeat(16)}${address.slice(-4)}`.toLowerCase();

  await page.goto('/composer/batch');
  await pasteRows(page, `address,amount,name\n${address},5.00,Gulf Steel LLC\n${alike},6.00,Maryam Saleh`);
  await expect(page.getByText('1 row may go to somebody else')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Preview' }).getByRole('row');
  await expect(rows.nth(2)).toContainText('Check the payee');
  await expect(rows.nth(2)).toContainText(address);
  expect(await violations(page)).toEqual([]);
});

test('a colleague approves a beneficiary, once the bank asks for a second person', async ({ page, request }) => {
  const { address } = await openWallet(request, await newPerson(request), '1.00');
  // Whatever a bank asks for holds for all its payments: this one is nobody else's.
  const bank = await request.post('/api/v1/banks', {
    headers: await headersAs(request), data: { name: `Bank of the Creek ${Date.now()}` } });
  const { id: bankId } = (await bank.json()) as { id: string };
  const [maker, colleague] = [await newPerson(request, 'bank', bankId), await newPerson(request, 'bank', bankId)];
  await enter(page, maker);
  await page.goto('/beneficiaries');
  await page.getByRole('button', { name: 'Propose a change' }).click();
  const proposal = page.getByRole('dialog', { name: 'Propose a change' });
  await proposal.getByLabel('Hours before the first payment').fill('0');
  await proposal.getByLabel('Why').fill('Suppliers are known before they are paid');
  expect(await violations(page)).toEqual([]);
  await proposal.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(toastTitled(page, 'Proposed: a colleague puts it in force')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put in force' })).toHaveCount(0);

  await enter(page, colleague);
  await page.goto('/beneficiaries');
  await page.getByRole('button', { name: 'Put in force' }).click();
  await expect(toastTitled(page, 'The policy is in force')).toBeVisible();

  await enter(page, maker);
  const name = `Al Noor Trading ${Date.now()}`;
  const added = await request.post('/api/v1/beneficiaries', {
    headers: headersOf(maker), data: { name, address, network: 'uae_dirham' } });
  expect(added.status(), await added.text()).toBe(201);
  await page.goto('/beneficiaries');
  await expect(page.getByRole('listitem', { name })).toContainText('Awaiting approval');
  await expect(page.getByRole('listitem', { name })).not.toContainText('Waits for your decision');

  await enter(page, colleague);
  await page.goto('/beneficiaries');
  await page.getByRole('listitem', { name }).getByRole('button', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog', { name: `Approve ${name}?` });
  await question.getByLabel('Reason').fill('Contract and licence seen');
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(toastTitled(page, 'Beneficiary approved')).toBeVisible();
  await expect(page.getByRole('dialog', { name })).toContainText('It can be paid.');
  await expect(page.getByRole('dialog', { name })).toContainText('Contract and licence seen');
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('listitem', { name })).toContainText('Active');
});
