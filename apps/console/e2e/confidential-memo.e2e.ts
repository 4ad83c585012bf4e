import { expect, type Locator, type Page, test } from '@playwright/test';
import { actAs, enter } from './people.ts';
import { enterAsPayer, execute, openWallet, openWallets, payFrom, toastTitled, type Wallet } from './screens.ts';
import { violations } from './violations.ts';

const words = 'Physiotherapy after the accident';

const memosOf = (page: Page, { label }: Wallet) => page.getByRole('dialog', { name: `Confidential memos to ${label}` });

async function openMemosOf(page: Page, wallet: Wallet): Promise<void> {
  await (await openWallets(page, wallet.label)).getByRole('button', { name: 'Memos' }).click();
}

/** Lets the owner, as whom the page acts, take confidential memos in this browser. */
async function turnOn(page: Page, wallet: Wallet): Promise<void> {
  await openMemosOf(page, wallet);
  await memosOf(page, wallet).getByRole('button', { name: 'Turn on' }).click();
  await expect(toastTitled(page, 'Confidential Memos On')).toContainText(wallet.label);
}

/** Fills in the composer, as far as it is asked, all that is asked for. */
async function write(page: Page, from: Wallet, to: Wallet, memo: string): Promise<void> {
  await page.goto('/composer');
  await payFrom(page, from.label);
  await page.getByLabel('To Address').fill(to.address);
  await page.getByLabel('Amount').fill('12');
  await page.getByLabel('Notes').fill(memo);
}

const endOf = async (piece: Locator) => {
  const { x = 0, width = 0 } = (await piece.boundingBox()) ?? {};
  return x + width;
};

const confidential = (page: Page) => page.getByRole('checkbox', { name: 'Confidential memo' });

async function makeConfidential(page: Page): Promise<void> {
  await confidential(page).click();
  await expect(confidential(page)).toBeChecked();
}

test('a confidential memo is read by its payee and by compliance, and by nobody else', async ({ page, request }) => {
  const to = await openWallet(request, 'amina', '0.00');
  await actAs(page, 'Amina');
  await openMemosOf(page, to);
  await expect(memosOf(page, to)).toContainText('takes no confidential memos');
  expect(await violations(page)).toEqual([]);
  await turnOn(page, to);

  const { wallet: from } = await enterAsPayer(page, request);
  const bodies: string[] = [];
  page.on('request', (sent) => bodies.push(sent.postData() ?? ''));
  await write(page, from, to, '');
  await makeConfidential(page);
  await page.getByLabel('Notes').fill(words);
  await expect(page.getByRole('region', { name: 'Compliance Preview' })).toContainText('Rehearsal');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(review).toContainText(/Sealed for 0x.+ and compliance/);
  expect(await violations(page)).toEqual([]);
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(toastTitled(page, 'Transaction Submitted')).toBeVisible();
  expect(bodies.filter((body) => body.includes('sealedMemo')).length).toBeGreaterThan(1);
  expect(bodies.filter((body) => body.includes(words))).toEqual([]);

  await page.getByRole('link', { name: 'Open transaction' }).click();
  await expect(page.getByText('This browser holds no key of yours that opens it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open memo' })).toHaveCount(0);
  const place = new URL(page.url()).pathname;

  await actAs(page, 'Amina');
  await page.goto(place);
  await page.getByRole('button', { name: 'Open memo' }).click();
  await expect(page.getByText(words)).toBeVisible();
  const end = await endOf(page.locator('dd', { hasText: 'UAE e-Dirham' }));
  expect(Math.abs(await endOf(page.getByText(words)) - end)).toBeLessThan(2);
  expect(await violations(page)).toEqual([]);

  await page.evaluate(() => { localStorage.setItem('connect.language', 'ar'); });
  await page.reload();
  await page.getByRole('button', { name: 'فتح الملاحظة' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await page.evaluate(() => { localStorage.setItem('connect.language', 'en'); });
  await (await openWallets(page, to.label)).getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Sealed memo');
  expect(await violations(page)).toEqual([]);

  await actAs(page, 'Sandbox Administrator');
  await page.goto(place);
  await page.getByRole('button', { name: 'Open as compliance' }).click();
  await expect(page.getByText(words)).toBeVisible();
});

test('a forbidden confidential memo is refused before it is paid', async ({ page, request }) => {
  const to = await openWallet(request, 'amina', '0.00');
  await actAs(page, 'Amina');
  await turnOn(page, to);
  const { wallet: from } = await enterAsPayer(page, request);
  await write(page, from, to, '');
  await makeConfidential(page);
  await page.getByLabel('Notes').fill('Loan at 5% interest per month, usury');
  await expect(page.getByRole('region', { name: 'Compliance Preview' })).toContainText(/RIBA-\d+/);
  await execute(page);
  await expect(toastTitled(page, 'Transaction Failed')).toBeVisible();
});

test('a memo stays open to all when the payee has no key, and a draft never keeps a sealed one', async ({ page, request }) => {
  const to = await openWallet(request, 'amina', '0.00');
  const { payer, wallet: from } = await enterAsPayer(page, request);
  await write(page, from, to, words);
  await confidential(page).click();
  await expect(confidential(page)).toHaveAccessibleDescription(/takes no confidential memos/);
  await expect(confidential(page)).not.toBeChecked();
  expect(await violations(page)).toEqual([]);

  await actAs(page, 'Amina');
  await turnOn(page, to);
  await enter(page, payer);
  await write(page, from, to, words);
  await makeConfidential(page);
  const name = `Private ${Date.now()}`;
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('are not kept in the draft');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(toastTitled(page, 'Draft Saved')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue(words);
  await page.goto('/composer');
  await page.getByRole('button', { name: `Open draft ${name}` }).click();
  await expect(confidential(page)).toBeChecked();
  await expect(page.getByLabel('Notes')).toHaveValue('');
});

test('a wallet stops taking confidential memos, and another browser does not read them', async ({ page, request, browser }) => {
  const to = await openWallet(request, 'amina', '0.00');
  await actAs(page, 'Amina');
  await turnOn(page, to);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await actAs(elsewhere, 'Amina');
  await openMemosOf(elsewhere, to);
  await expect(memosOf(elsewhere, to)).toContainText('this browser does not hold the key');
  expect(await violations(elsewhere)).toEqual([]);
  await context.close();
  await openMemosOf(page, to);
  await expect(memosOf(page, to)).toContainText('this browser holds the key');
  await memosOf(page, to).getByRole('button', { name: 'Turn off' }).click();
  await expect(toastTitled(page, 'Confidential Memos Off')).toBeVisible();
});

test('a browser that keeps nothing says so, and the wallet goes on taking no confidential memos', async ({
  page, request,
}) => {
  const wallet = await openWallet(request, 'amina', '0.00');
  await page.addInitScript(() => {
    indexedDB.open = () => { throw new DOMException('The user denied storage.', 'SecurityError'); };
  });
  await actAs(page, 'Amina');
  await openMemosOf(page, wallet);
  const dialog = memosOf(page, wallet);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('alert')).toContainText('could not make and keep a key');
  await expect(dialog.getByRole('button', { name: 'Turn on' })).toBeEnabled();
  await page.reload();
  await openMemosOf(page, wallet);
  await expect(dialog).toContainText('takes no confidential memos');
});
