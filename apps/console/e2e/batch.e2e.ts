import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { actAs } from './people.ts';
import { enterAsPayer, fundedWallet, openWallet, pasteRows, payFrom, toastTitled, walletCard } from './screens.ts';
import { violations } from './violations.ts';

// A dialog that is still fading in has too little contrast.
test.use({ reducedMotion: 'reduce' });

const stranger = `0x${'0'.repeat(39)}1`;

const fileOf = (text: string) => ({ name: 'salaries.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const upload = (page: Page, text: string) => page.locator('input[type=file]').setInputFiles(fileOf(text));
const check = (page: Page) => page.getByRole('button', { name: 'Check and review' }).click();
const rowOf = (page: Page, line: number) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: `Line ${line}`, exact: true }) });

test('a table with a wrong row is uploaded, mended, sent, and its results are kept', async ({ page, request }) => {
  const { address } = await fundedWallet(request, 'Amina, household');
  await enterAsPayer(page, request);
  await page.goto('/composer/batch');
  await upload(page, `\ufefftoAddress;amount;memo\r\n${address};12.50;Rent\r\n${address};twelve;"=Bonus; May"\r\n`);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('2 payments, 1 with a problem');
  await expect(rowOf(page, 3)).toContainText('Write the amount in digits');
  await check(page);
  await expect(page.getByRole('alert')).toContainText('1 row has to be mended first.');
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Amount, line 3').fill('٧٫٢٥');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('2 payments, none with a problem');
  await expect(page.getByRole('region', { name: 'For all payments' })).toContainText('19.75 AED');
  await check(page);
  const review = page.getByRole('dialog', { name: 'Review batch' });
  await expect(review).toContainText('Network fees');
  expect(await violations(page)).toEqual([]);
  await review.getByRole('button', { name: 'Confirm and send' }).click();

  await expect(page.getByRole('region', { name: 'Results' })).toContainText('19.75 AED');
  await expect(page.getByText('The batch has been worked through.')).toBeInViewport();
  await expect(rowOf(page, 3)).toContainText('Completed');
  expect(await violations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download results' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  expect(saved).toContain(`3,${address},7.25,AED,"'=Bonus; May",,,,,,completed,tx_`);
  await rowOf(page, 2).getByRole('link', { name: 'Open transaction' }).click();
  await expect(page.getByRole('main')).toContainText('12.50');
});

test('all or nothing names the row that stands in the way; each for itself pays the others', async ({
  page, request,
}) => {
  const { address } = await fundedWallet(request, 'Amina, household');
  await enterAsPayer(page, request);
  await page.goto('/composer/batch');
  await pasteRows(page, `${address},3\n${stranger},4\n`);
  await page.getByRole('switch', { name: 'All or nothing' }).check();
  await check(page);
  await expect(page.getByRole('alert')).toContainText('No payment is made, because line 2 is refused');
  await expect(rowOf(page, 2)).toContainText('Refused');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('switch', { name: 'All or nothing' }).uncheck();
  await check(page);
  const review = page.getByRole('dialog', { name: 'Review batch' });
  await expect(review).toContainText('1 payment will be refused');
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(rowOf(page, 1)).toContainText('Completed');
  await expect(rowOf(page, 2)).toContainText('Refused');
});

test('an answer that is lost is asked for again under the same key', async ({ page, request }) => {
  const { address } = await fundedWallet(request, 'Amina, household');
  await enterAsPayer(page, request);
  const keys: (string | undefined)[] = [];
  await page.route(/transactions\/batch$/, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    return keys.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await page.goto('/composer/batch');
  await pasteRows(page, `${address},5`);
  await check(page);
  const review = page.getByRole('dialog', { name: 'Review batch' });
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(review).toContainText('nothing is paid twice');
  await expect(review.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 1 payments worked through');
  await expect(review.getByRole('link', { name: 'Open batch' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('5.00 AED');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/.{16}/);
  expect(keys[1]).toBe(keys[0]);
});

test('ten thousand rows are shown fifty at a time, and one more is refused', async ({ page }) => {
  const rows = Array.from({ length: 10_000 }, (_, n) => `${stranger},0.01,Row ${n + 1}`);
  await page.goto('/composer/batch');
  await upload(page, rows.join('\n'));
  await expect(page.getByText('1 to 50 of 10,000')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('51 to 100 of 10,000')).toBeVisible();
  await expect(page.getByLabel('Memo, line 51', { exact: true })).toHaveValue('Row 51');

  await page.getByRole('button', { name: 'Another file' }).click();
  await upload(page, [...rows, `${stranger},0.01`].join('\n'));
  await check(page);
  await expect(page.getByRole('alert').filter({ hasText: 'One batch takes at most 10,000' })).toBeVisible();
});

test('a limit set by the bank shows on the wallet and refuses its owner in the composer', async ({ page, request }) => {
  const { label } = await openWallet(request, 'amina', '500.00');
  const card = walletCard(page, label);
  const setLimits = async (daily: string, single: string) => {
    await actAs(page, 'Emirates Bank Officer');
    await page.goto(`/wallets?q=${encodeURIComponent(label)}`);
    await card.getByRole('button', { name: 'Limits' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Most in one day').fill(daily);
    await dialog.getByLabel('Most in one payment').fill(single);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Set limits' }).click();
    await expect(toastTitled(page, 'Limits Set')).toBeVisible();
  };
  await setLimits('100000', '20');
  await expect(card).toContainText('of 100,000.00 AED sent today');
  await expect(card).toContainText('At most 20.00 AED in one payment');
  expect(await violations(page)).toEqual([]);

  await actAs(page, 'Amina Rahman');
  await page.goto('/wallets');
  await expect(card).toContainText('At most 20.00 AED in one payment');
  await expect(card.getByRole('button', { name: 'Limits' })).toHaveCount(0);
  const { address } = await fundedWallet(request, 'Administration, e-Dirham');
  await page.goto('/composer');
  await payFrom(page, label);
  await page.getByLabel('To Address').fill(address);
  await page.getByLabel('Amount').fill('20.01');
  await expect(page.getByRole('region', { name: 'Compliance Preview' })).toContainText('20.00 AED per transaction');
  await setLimits('', '');
  await expect(card).not.toContainText('in one payment');
});
