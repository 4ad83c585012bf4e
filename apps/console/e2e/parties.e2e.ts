import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { enterAsPayer, fundedWallet, pasteRows } from './screens.ts';
import { violations } from './violations.ts';

test.use({ reducedMotion: 'reduce' });

/** Fills in what every payment needs, to a wallet of somebody else's. */
async function compose(page: Page, address: string): Promise<void> {
  await page.goto('/composer');
  await page.getByLabel('To Address').fill(address);
  await page.getByLabel('Amount').fill('12.50');
  await page.getByLabel('Notes').fill('School books');
}

test('whom a payment is between and what it is for is given, reviewed, and stands on its page', async ({ page, request }) => {
  const { address } = await fundedWallet(request, 'Amina, household');
  await enterAsPayer(page, request);
  await compose(page, address);
  await page.getByRole('button', { name: 'Parties and purpose' }).click();
  await page.getByLabel('Payee’s Name').fill('Amina Rahman');
  await page.getByLabel('Payee’s Country').fill('ae');
  await expect(page.getByLabel('Payee’s Country')).toHaveAccessibleDescription('United Arab Emirates');
  await page.getByRole('combobox', { name: 'Purpose Code' }).click();
  await page.getByRole('option', { name: /^FAM/ }).click();
  await page.getByLabel('Reference').fill('R-2026-7');
  const payer = page.getByRole('group', { name: 'Originator' });
  await payer.getByRole('combobox', { name: 'Described as' }).click();
  await page.getByRole('option', { name: 'A person' }).click();
  await payer.getByLabel('Street').fill('Corniche Street');
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  await expect(payer.getByLabel('Family name, or whole name')).toHaveAccessibleDescription('This is needed');
  await expect(payer.getByLabel('Town')).toHaveAccessibleDescription('This is needed');
  expect(await violations(page)).toEqual([]);
  await payer.getByLabel('Family name, or whole name').fill('Saleh');
  await payer.getByLabel('Given names').fill('Maryam');
  await payer.getByLabel('Town').fill('Abu Dhabi');
  await payer.getByLabel('Country of the address').fill('AE');
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(review).toContainText('Payee’s NameAmina Rahman');
  await expect(review).toContainText('Payee’s CountryUnited Arab Emirates');
  await expect(review).toContainText('ReferenceR-2026-7');
  await expect(review).toContainText('OriginatorMaryam SalehCorniche Street, Abu Dhabi, AE');
  expect(await violations(page)).toEqual([]);
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  await page.getByRole('link', { name: /tx_|Open transaction/ }).first().click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Purpose CodeFAM');
  await expect(main).toContainText('OriginatorMaryam SalehCorniche Street, Abu Dhabi, AE');
});

test('a name that is not the payee’s opens what the rules ask about', async ({ page, request }) => {
  const { address } = await fundedWallet(request, 'Amina, household');
  await enterAsPayer(page, request);
  await compose(page, address);
  const toggle = page.getByRole('button', { name: /^Parties and purpose/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await page.getByLabel('Payee’s Name').fill('Gulf Steel LLC');
  await expect(page.getByText('A rule asks for something of this.')).toBeVisible();
  await toggle.click();
  await expect(page.getByLabel('Payee’s Country')).toBeHidden();
});

test('rows of a batch carry the same, and its results give it back', async ({ page, request }) => {
  const { address } = await fundedWallet(request, 'Amina, household');
  await enterAsPayer(page, request);
  await page.goto('/composer/batch');
  const head = 'toAddress,amount,memo,name,country,purpose,reference,beneficiaryKind,beneficiaryTown,beneficiaryCountry';
  const rows = `${address},12.50,Rent,Amina Rahman,AE,FAM,R-1,person,Abu Dhabi,AE\n${address},3.00,Rent,Amina Rahman,UAE,,,,,`;
  await pasteRows(page, `${head}\n${rows}\n`);
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Line 2', exact: true }) });
  await expect(row).toContainText('AE · FAM · R-1 · Amina Rahman · Abu Dhabi, AE');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('The country is two letters, like AE.');
  await page.getByLabel('Country, line 3', { exact: true }).fill('AE');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('none with a problem');
  await page.getByRole('button', { name: 'Parties and purpose' }).click();
  await page.getByRole('combobox', { name: 'Purpose Code' }).click();
  await page.getByRole('option', { name: /^SAL/ }).click();
  await page.getByRole('button', { name: 'Check and review' }).click();
  const review = page.getByRole('dialog', { name: 'Review batch' });
  await expect(review).toContainText('Purpose CodeSAL');
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByText('The batch has been worked through.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download results' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  expect(saved).toContain('12.50,AED,Rent,Amina Rahman,AE,FAM,R-1,"Amina Rahman / Abu Dhabi, AE",completed,tx_');
  expect(saved).toContain('3.00,AED,Rent,Amina Rahman,AE,SAL,,,completed,tx_');
});
