import { expect, type Page, test } from '@playwright/test';
import { actAs, headersOf, newPerson } from './people.ts';
import { enterAsPayer, openWallet } from './screens.ts';
import { violations } from './violations.ts';

const proof = { name: 'invoice.txt', mimeType: 'text/plain', buffer: Buffer.from('Invoice 4471 of Gulf Motors') };

interface Step {
  /** The name of its button. */
  action: string;
  /** What the review must say before the press: amounts by name, or that nothing moves. */
  says?: readonly string[];
  needsDocument?: boolean;
  /** Whether there is something to fill in, needed or not, before its review. */
  isFilled?: boolean;
  choices?: Record<string, string>;
}

/** Takes one of the next legal steps on the page of a contract. */
async function take(page: Page, step: Step): Promise<void> {
  const { action, says = [], needsDocument = false, isFilled = needsDocument, choices = {} } = step;
  await page.getByRole('group', { name: 'Next steps' }).getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: action, exact: false });
  if (needsDocument) {
    await dialog.locator('input[type=file]').setInputFiles(proof);
    await expect(dialog.getByLabel('Document (SHA-256)')).toHaveValue(/^[0-9a-f]{64}$/);
  }
  for (const [label, option] of Object.entries(choices)) {
    await dialog.getByLabel(label).click();
    await page.getByRole('option', { name: option }).click();
  }
  // A step that is given nothing is reviewed at once.
  if (isFilled) await dialog.getByRole('button', { name: 'Review' }).click();
  const press = dialog.getByRole('button', { name: action, exact: true });
  await expect(press).toBeEnabled();
  for (const words of says) await expect(dialog).toContainText(words);
  await press.click();
  await expect(dialog).toBeHidden();
}

async function goAs(page: Page, name: string, path: string): Promise<void> {
  await actAs(page, name);
  await page.goto(path);
}

/** Makes a draft as Emirates Bank, whose page is then open. */
async function draftVan(page: Page): Promise<void> {
  await goAs(page, 'Emirates Bank', '/smart-contracts');
  await page.getByLabel('Asset Price').fill('100000');
  await page.getByLabel('Profit Margin (%)').fill('7.5');
  await page.getByLabel('Asset Description').fill('Delivery van, chassis 4471');
  for (const [role, name] of [['Buyer', 'Customer'], ['Seller', 'Bank'], ['Supplier', 'Gulf Motors LLC']] as const) {
    await page.getByLabel(role, { exact: true }).fill(name);
  }
  await page.getByRole('button', { name: 'Create Smart Contract' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MUR-');
}

test('a murabaha from a template to its last instalment', async ({ page, request }) => {
  const seller = await openWallet(request, 'bank.uae', '50000.00');
  const buyer = await openWallet(request, 'amina', '50000.00');
  const supplier = await openWallet(request, 'yusuf', '0.00');
  await goAs(page, 'Emirates Bank', '/smart-contracts?tab=templates');
  await page.getByRole('button', { name: 'Use Template: Real Estate Murabaha' }).click();
  await expect(page.getByLabel('Installments')).toHaveValue('60');
  await page.getByLabel('Asset Price').fill('9000');
  await page.getByLabel('Installments').fill('2');
  await page.getByLabel('Deferred Payment Period (months)').fill('2');
  await page.getByLabel('Buyer').fill(buyer.address);
  await page.getByLabel('Seller').fill(seller.address);
  await page.getByLabel('Supplier').fill(supplier.address);
  const assessment = page.getByRole('region', { name: 'Validity and schedule' });
  await expect(assessment).toContainText('10,080.00 AED');
  await expect(assessment.getByRole('row')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create Smart Contract' }).click();
  await expect(page.getByText('Murabaha contract created successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MUR-');
  const { pathname: path } = new URL(page.url());
  expect(await violations(page)).toEqual([]);

  await goAs(page, 'Amina', path);
  await take(page, { action: 'Promise to buy', isFilled: true, says: ['No money moves by this step.'] });
  await goAs(page, 'Emirates Bank', path);
  await take(page, {
    action: 'Record the purchase', needsDocument: true,
    says: ['9,000.00 AED', '50,000.00', '41,000.00 AED', 'Fee', '0.00 AED', 'a second officer'] });
  await expect(page.getByRole('note').filter({ hasText: 'second officer' })).toBeVisible();
  await goAs(page, 'Noura', path);
  await take(page, { action: 'Confirm', says: ['9,000.00 AED', '41,000.00 AED', 'yours is the last consent'] });
  await goAs(page, 'Emirates Bank', path);
  await take(page, { action: 'Record possession', needsDocument: true, choices: { Possession: 'Actual' },
    says: ['No money moves by this step.'] });
  await take(page, { action: 'Sell', needsDocument: true, says: ['10,080.00 AED', 'Amina Rahman'] });
  await goAs(page, 'Amina', path);
  await take(page, { action: 'Confirm', says: ['10,080.00 AED'] });
  await goAs(page, 'Emirates Bank', path);
  await take(page, { action: 'Record delivery', needsDocument: true, says: ['5,040.00 AED'] });
  await goAs(page, 'Amina', path);
  await take(page, {
    action: 'Pay what is next', says: ['5,040.00 AED', '50,000.00', '44,960.00 AED', 'Settles line 1'] });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('paid instalment 1 of 2');
  await expect(timeline.getByRole('link', { name: 'Instalment: 5,040.00 AED' })).toBeVisible();

  await goAs(page, 'Sandbox Administrator', path);
  for (let month = 0; month < 2; month++) {
    await page.getByRole('button', { name: /Sandbox (clock|time)/ }).click();
    const clock = page.getByRole('dialog', { name: 'Sandbox clock' });
    await clock.getByRole('button', { name: 'A month' }).click();
    await clock.getByRole('button', { name: 'Close' }).click();
  }
  await expect(page.getByText('Settled', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Postings' }).getByRole('link', { name: 'Instalment' })).toHaveCount(2);
  const text = page.getByRole('region', { name: 'Contract text' });
  await expect(text).toContainText('Parties');
  await text.getByRole('tab', { name: 'العربية' }).click();
  await expect(text).toContainText('الأطراف');
  await expect(text.locator('article')).toHaveAttribute('dir', 'rtl');
  expect(await violations(page)).toEqual([]);
});

test('terms whose buyer is the supplier are refused with the reason, while typing and for good', async ({ page }) => {
  await goAs(page, 'Emirates Bank', '/smart-contracts');
  await page.getByLabel('Asset Price').fill('1000');
  await page.getByLabel('Profit Margin (%)').fill('5');
  for (const role of ['Buyer', 'Supplier']) await page.getByLabel(role).fill('Gulf Motors LLC');
  const assessment = page.getByRole('region', { name: 'Validity and schedule' });
  await expect(assessment).toContainText('The rules refuse these terms.');
  await expect(assessment.getByRole('article', { name: 'MUR-007' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Smart Contract' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Error' })).toBeVisible();
  await page.getByRole('tab', { name: 'Manage Contracts' }).click();
  await expect(page.getByRole('region', { name: 'Contracts' })).toContainText('Rejected');
});

test('the two shares of a mudaraba are 100 together', async ({ page }) => {
  await page.goto('/smart-contracts?type=mudaraba');
  await expect(page.getByLabel('Rabb al-Mal Ratio (%)')).toHaveValue('70');
  await page.getByLabel('Rabb al-Mal Ratio (%)').fill('62.5');
  await expect(page.getByLabel('Mudarib Ratio (%)')).toHaveValue('37.5');
  await page.getByLabel('Mudarib Ratio (%)').fill('45');
  await expect(page.getByLabel('Rabb al-Mal Ratio (%)')).toHaveValue('55');
});

test('a draft is revised from its page: what changes is shown, judged and kept as a version', async ({ page }) => {
  await draftVan(page);
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Revise terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Revise MUR-');
  const changes = page.getByRole('region', { name: 'What would change' });
  await expect(changes).toContainText('Nothing was changed yet.');

  await page.getByLabel('Supplier').fill('Customer');
  await expect(page.getByRole('article', { name: 'MUR-007' })).toBeVisible();
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Error' })).toBeVisible();
  await page.getByLabel('Supplier').fill('Gulf Motors LLC');
  await page.getByLabel('Profit Margin (%)').fill('6');
  await page.getByLabel('Why it changes (optional)').fill('Margin as agreed on the phone.');
  await expect(changes.getByRole('row', { name: 'Profit Margin (%) 7.5 6' })).toBeVisible();
  await expect(changes.getByRole('row')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save as version 2' }).click();

  await expect(page.getByText('Version 2 stands', { exact: true })).toBeVisible();
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  const newest = versions.getByRole('listitem').first();
  await expect(newest).toContainText('Margin as agreed on the phone.');
  await expect(newest.getByRole('row', { name: 'Profit Margin (%) 7.5 6' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(/Emirates Bank Officer.? revised the terms/);
  await expect(page.getByText('106,000.00 AED').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('whoever revises a draft that somebody else has revised is told, and keeps what is written', async ({
  page, browser,
}) => {
  await draftVan(page);
  await page.getByRole('link', { name: 'Revise terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Revise MUR-');
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-AE' });
  const second = await elsewhere.newPage();
  await goAs(second, 'Emirates Bank', new URL(page.url()).pathname);
  await second.getByLabel('Profit Margin (%)').fill('5');
  await second.getByLabel('Why it changes (optional)').fill('Rebate for a good customer.');

  await page.getByLabel('Profit Margin (%)').fill('6');
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(page.getByText('Version 2 stands', { exact: true })).toBeVisible();

  await second.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(second.getByRole('listitem').filter({ hasText: 'Version 2 of the terms stands by now, not 1' }))
    .toBeVisible();
  await expect(second.getByRole('alert').filter({ hasText: 'Version 2 was saved meanwhile' })).toBeVisible();
  await expect(second.getByLabel('Profit Margin (%)')).toHaveValue('5');
  await expect(second.getByLabel('Why it changes (optional)')).toHaveValue('Rebate for a good customer.');
  expect(await violations(second)).toEqual([]);

  await second.getByRole('button', { name: 'Start from version 2' }).click();
  await expect(second.getByLabel('Profit Margin (%)')).toHaveValue('6');
  await second.getByLabel('Profit Margin (%)').fill('5');
  await second.getByRole('button', { name: 'Save as version 3' }).click();
  const newest = second.getByRole('region', { name: 'Versions' }).getByRole('listitem').first();
  await expect(newest.getByRole('row', { name: 'Profit Margin (%) 6 5' })).toBeVisible();
  await elsewhere.close();
});

test('who is behind the wallet of a stranger is asked for, compared, and stated in the contract', async ({
  page, request,
}) => {
  const { address } = await openWallet(request, await newPerson(request), '1.00');
  const { payer, wallet } = await enterAsPayer(page, request);
  const added = await request.post('/api/v1/beneficiaries', {
    headers: headersOf(payer), data: { name: 'Maryam Saleh', address, network: 'uae_dirham' } });
  expect(added.status(), await added.text()).toBe(201);
  await page.goto('/smart-contracts');
  await page.getByLabel('Asset Price').fill('1000');
  await page.getByLabel('Profit Margin (%)').fill('5');
  await page.getByLabel('Asset Description').fill('A loom');
  await page.getByLabel('Seller', { exact: true }).fill(wallet.address);
  await page.getByLabel('Buyer', { exact: true }).fill(address);
  const name = page.getByLabel('Buyer: the name you know');
  await expect(name).toHaveValue('Maryam Saleh');
  await expect(page.getByText('The name matches the wallet’s owner.')).toBeVisible();
  await name.fill('Layla Haddad');
  await expect(page.getByText('The wallet’s owner has another name.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create Smart Contract' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MUR-');
  await page.getByRole('button', { name: 'Name the parties' }).click();
  const dialog = page.getByRole('dialog', { name: 'Name the parties' });
  await expect(dialog.getByLabel('Buyer: the name you know')).toHaveValue('Layla Haddad');
  await dialog.getByLabel('Buyer: the name you know').fill('Maryam Saleh');
  await expect(dialog.getByText('The name matches the wallet’s owner.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: 'Name the parties' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('What their owners are called: Maryam Saleh');
});
