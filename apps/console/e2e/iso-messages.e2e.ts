import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { pain001File } from './iso-files.ts';
import { enterAsPayer, openWallet } from './screens.ts';
import { violations } from './violations.ts';

test.use({ reducedMotion: 'reduce' });

/** Lets the page be somebody who has a file with a payment that is made, one to nobody, and one that a rule refuses. */
async function payerWithFile(page: Page, request: APIRequestContext) {
  const { wallet } = await enterAsPayer(page, request);
  const shop = await openWallet(request, 'yusuf', '0.00');
  const messageId = `SALARY-${Date.now()}`;
  const text = pain001File(messageId, wallet, [
    { to: shop.iban, amount: '12.50', endToEndId: 'E-BOOKS', memo: 'School books' },
    { to: 'AE070331234567890123456', amount: '3.00', endToEndId: 'E-NOBODY' },
    { to: shop.iban, amount: '4.00', endToEndId: 'E-RIBA', memo: 'Interest on the loan at 5 percent per month' },
  ]);
  return { messageId, text };
}

const file = (text: string, name = 'salaries.xml') => ({ name, mimeType: 'application/xml', buffer: Buffer.from(text) });

/** Drops a file where files are dropped, as a person does with the mouse. */
async function drop(page: Page, text: string): Promise<void> {
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'salaries.xml', { type: 'application/xml' }));
    return data;
  }, text);
  const place = page.getByText('Drop an XML file here, or choose one.');
  await place.dispatchEvent('dragover', { dataTransfer: transfer });
  await place.dispatchEvent('drop', { dataTransfer: transfer });
}

test('a message is dropped, seen, sent, watched and its answer taken away', async ({ page, request }) => {
  const { messageId, text } = await payerWithFile(page, request);
  await page.goto('/iso20022');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await drop(page, text);
  const preview = page.getByRole('region', { name: 'What this message will do' });
  await expect(preview).toContainText(messageId);
  await expect(preview).toContainText('Payment order');
  await expect(preview).toContainText('Will be paid: 1');
  await expect(preview).toContainText('Will be refused: 2');
  const payments = preview.getByRole('list', { name: 'First payments of SALARIES' }).getByRole('listitem');
  await expect(payments).toHaveCount(3);
  await expect(payments.nth(0)).toContainText('12.50 AED');
  await expect(payments.nth(0)).toContainText('School books');
  await expect(payments.nth(1)).toContainText('Will be refused');
  expect(await violations(page)).toEqual([]);

  await preview.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/iso20022\/[0-9a-f-]{36}$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Answered');
  await expect(main).toContainText('The answers say what each payment came to.');
  expect(await violations(page)).toEqual([]);

  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers).toContainText('pain.002.001.10');
  const downloading = page.waitForEvent('download');
  await answers.getByRole('button', { name: 'Download answer 1' }).click();
  const answer = await readFile(await (await downloading).path(), 'utf8');
  expect(answer).toContain('<GrpSts>PART</GrpSts>');
  expect(answer).toContain('<OrgnlEndToEndId>E-BOOKS</OrgnlEndToEndId><TxSts>ACSC</TxSts>');
  const original = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download the message' }).click();
  expect(await readFile(await (await original).path(), 'utf8')).toBe(text);

  await main.getByRole('link', { name: 'Open batch of SALARIES' }).click();
  await expect(page).toHaveURL(/\/batches\//);
  await expect(main).toContainText('School books');

  // The same file again is the same message, and its name finds it.
  await page.goto('/iso20022');
  await page.locator('input[type=file]').setInputFiles(file(text));
  await expect(page.getByText('This very message was sent before.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  await page.locator('input[type=file]').setInputFiles(file(text.replaceAll('School', 'Reading')));
  await expect(page.getByRole('alert')).toContainText('Another message of yours has this name');
  await page.getByRole('searchbox', { name: 'Search' }).fill('E-NOBODY');
  await expect(page.getByRole('region', { name: 'Messages', exact: true }).getByRole('link')).toHaveText(messageId);
});

test('a faulty file shows its problems by line and path, and nothing is sent', async ({ page, request }) => {
  const { text } = await payerWithFile(page, request);
  await page.goto('/iso20022');
  const faulty = text.replace('<CtrlSum>19.50<', '<CtrlSum>1.00<').replace('>3.00<', '>3.001<');
  await page.locator('input[type=file]').setInputFiles(file(faulty));
  await expect(page.getByRole('alert')).toContainText('problems in the message');
  const problems = page.getByRole('list', { name: 'Problems of the message' });
  await expect(problems).toContainText('Line 8');
  await expect(problems).toContainText('CtrlSum is 1.00');
  await expect(problems).toContainText('CdtTrfTxInf[2]');
  expect(await violations(page)).toEqual([]);
  await page.locator('input[type=file]').setInputFiles(file('no XML at all', 'notes.txt'));
  await expect(problems).toContainText('Line 1');
  await expect(page.getByText('No messages yet')).toBeVisible();
});

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('problems are told in Arabic, at the paths of the message', async ({ page, request }) => {
    await page.addInitScript(() => { localStorage.setItem('connect.language', 'ar'); });
    const { text } = await payerWithFile(page, request);
    await page.goto('/iso20022');
    await page.locator('input[type=file]').setInputFiles(file(text.replace('<CtrlSum>19.50<', '<CtrlSum>1.00<')));
    const problems = page.getByRole('list', { name: 'مشكلات الرسالة' });
    await expect(problems).toContainText('القيمة لا توافق ما في الرسالة.');
    await expect(problems).toContainText('CtrlSum');
    expect(await violations(page)).toEqual([]);
    await page.locator('input[type=file]').setInputFiles(file(text));
    await expect(page.getByRole('region', { name: 'ما ستفعله هذه الرسالة' })).toContainText('أمر دفع');
    expect(await violations(page)).toEqual([]);
  });
});
