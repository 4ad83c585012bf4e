import { expect, type Page, test } from '@playwright/test';
import { headersOf, newPerson } from './people.ts';
import { enterAsPayer, fundedWallet, openWallet, pasteRows } from './screens.ts';
import { violations } from './violations.ts';

test.use({ reducedMotion: 'reduce' });

const stranger = `0x${'0'.repeat(39)}1`;
const most = 40;
/** No wallet is given more than ten names that are not its owner's: nobody finds names out by files. */
const walletCount = 8;

/** Forty suppliers as an accountant's program in Arabic writes them: semicolons, decimals after a comma, UTF-16. */
const awkwardFile = (addresses: readonly string[]) => {
  const rows = Array.from({ length: most }, (_, n) => {
    const payee = n === 6 ? stranger : addresses[n % addresses.length] ?? '';
    return `"مورّد رقم ${n + 1}";${payee};"1.${String(100 + n)},50";فاتورة ${n + 1};F-${n + 1};`;
  });
  rows[39] = rows[38] ?? '';
  const text = ['sep=;', 'اسم المورّد;العنوان;المبلغ;البيان;رقم الفاتورة;', '', ...rows, ''].join('\r\n');
  return { name: 'موردون.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`, 'utf16le') };
};

const cell = (page: Page, column: string, line: number) =>
  page.getByLabel(`${column}, line ${line}`, { exact: true });

test('forty suppliers of an awkward file are read, paid, refused, mended and sent again', async ({ page, request }) => {
  const payee = await newPerson(request, 'user');
  const addresses: string[] = [];
  for (let n = 0; n < walletCount; n++) addresses.push((await openWallet(request, payee, '1.00')).address);
  const { wallet } = await enterAsPayer(page, request);
  await fundedWallet(request, wallet.label, '60000.00');
  await page.goto('/composer/batch');
  await page.locator('input[type=file]').setInputFiles(awkwardFile(addresses));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('40 payments, none with a problem');
  await expect(cell(page, 'Payee', 4)).toHaveValue('مورّد رقم 1');
  await expect(cell(page, 'Amount', 4)).toHaveValue('1100.50');
  await expect(preview).toContainText('1 row may be paid twice.');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Check and review' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Keep it or leave it out first' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await cell(page, 'Memo', 5).fill('casino chips');
  await cell(page, 'Memo', 5).press('Enter');
  await expect(cell(page, 'Memo', 6)).toBeFocused();
  await expect(cell(page, 'Memo', 5)).toHaveValue('casino chips');
  // What was mended is there after a reload.
  await expect.poll(() => page.evaluate(async () => {
    const opening = indexedDB.open('connect.batch-import');
    await new Promise((resolve) => { opening.onsuccess = resolve; });
    const asked = opening.result.transaction('work').objectStore('work').getAll();
    await new Promise((resolve) => { asked.onsuccess = resolve; });
    opening.result.close();
    return JSON.stringify(asked.result);
  })).toContain('casino chips');
  await page.reload();
  await expect(cell(page, 'Memo', 5)).toHaveValue('casino chips');

  await page.getByRole('button', { name: 'Check and review' }).click();
  const review = page.getByRole('dialog', { name: 'Review batch' });
  await expect(review).toContainText('Will be refused2');
  await expect(review).toContainText('Amount refused2,208.00 AED');
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(review).toContainText('Make sure of these payees first');
  await review.getByRole('checkbox', { name: 'I have made sure of these payees and go on' }).check();
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  const results = page.getByRole('region', { name: 'Results' });
  // They are all called otherwise than whose wallet it is, so an officer looks first.
  await expect(results).toContainText('Pending37');
  await expect(results).toContainText('Refused2');

  await page.getByRole('link', { name: 'Open batch' }).click();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Refused' }).click();
  const rows = page.getByRole('region', { name: 'Payments', exact: true });
  await expect(rows).toContainText('casino chips');
  await expect(rows).toContainText(/[A-Z]+-\d{3}/);
  expect(await violations(page)).toEqual([]);
  await rows.getByRole('link', { name: 'Mend and send again' }).click();
  await expect(preview).toContainText('2 payments');
  await expect(page).toHaveURL(/\/composer\/batch$/);
  await cell(page, 'Memo', 2).fill('Office chairs');
  await cell(page, 'Address', 7).fill(addresses[0] ?? '');
  await page.getByRole('button', { name: 'Check and review' }).click();
  await review.getByRole('checkbox', { name: 'I have made sure of these payees and go on' }).check();
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(results).toContainText('Pending2');
  await page.getByRole('link', { name: 'Open batch' }).click();
  await expect(page.getByRole('main')).toContainText('Mends batch');
});

test('payees without addresses are found among one’s beneficiaries by their names', async ({ page, request }) => {
  const { address } = await fundedWallet(request, 'Amina, household');
  const { payer } = await enterAsPayer(page, request);
  const added = await request.post('/api/v1/beneficiaries', {
    headers: headersOf(payer), data: { name: 'Blue Lantern Stationery', address, network: 'uae_dirham' },
  });
  expect(added.status(), await added.text()).toBe(201);
  await page.goto('/composer/batch');
  await pasteRows(page, 'Supplier;Amount\nBlue Lantern Stationery;12.50\nNobody In Particular;3.00');
  await expect(page.getByRole('alert')).toContainText('1 row without an address names a beneficiary of yours.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fill in addresses' }).click();
  await expect(cell(page, 'Address', 2)).toHaveValue(address);
  await expect(cell(page, 'Address', 3)).toHaveValue('');
});
