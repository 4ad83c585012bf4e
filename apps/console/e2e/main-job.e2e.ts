import { expect, type Page, test } from '@playwright/test';
import { actAs } from './people.ts';
import { compose, enterAsPayer, execute, openWallets, toastTitled, walletCard } from './screens.ts';

const payee = 'Amina, household';
const balanceText = /([\d,]+\.\d{2}) AED/;

/** What a wallet's card says it holds, in fils. */
async function balanceOf(page: Page, label: string): Promise<bigint> {
  const card = walletCard(page, label);
  await expect(card).toContainText(balanceText);
  const [, figure = ''] = balanceText.exec((await card.textContent()) ?? '') ?? [];
  return BigInt(figure.replace(/\D/g, ''));
}

const inWords = (fils: bigint) =>
  `${new Intl.NumberFormat('en').format(fils / 100n)}.${String(fils % 100n).padStart(2, '0')}`;

const preview = (page: Page) => page.getByRole('region', { name: 'Compliance Preview' });

test('a person funds a wallet, sends money, and finds it posted, sealed, on the dashboard and in the log', async ({
  page, request,
}) => {
  const { wallet: { label: payer } } = await enterAsPayer(page, request, 'admin');
  const card = await openWallets(page, payer);
  const before = await balanceOf(page, payer);
  await card.getByRole('button', { name: 'Fund Wallet' }).click();
  const funding = page.getByRole('dialog');
  await funding.getByLabel('Amount').fill('1,000');
  await funding.getByRole('button', { name: 'Fund Wallet' }).click();
  await expect(toastTitled(page, 'Wallet Funded')).toBeVisible();
  await expect(card).toContainText(inWords(before + 1_000_00n));

  await compose(page, { from: payer, to: payee, amount: '٢٥٠٫٥', notes: 'School fees, autumn term' });
  await expect(page.getByLabel('Amount')).toHaveValue('250.50');
  await expect(preview(page).getByRole('img', { name: 'Shariah Compliance Score: 100.0%' })).toBeVisible();
  for (const check of ['Riba (Interest)', 'Gharar (Uncertainty)', 'Halal Activity', 'KYC/AML']) {
    await expect(preview(page).getByRole('listitem').filter({ hasText: check })).toContainText('Pass');
  }
  await expect(preview(page)).toContainText(inWords(before + 1_000_00n));
  await expect(preview(page)).toContainText(inWords(before + 749_25n));

  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(review).toContainText('250.50 AED');
  await expect(review).toContainText('250.75 AED');
  await review.getByRole('button', { name: 'Confirm and send' }).dblclick();
  const toast = toastTitled(page, 'Transaction Submitted');
  await expect(toast).toContainText(/Transaction tx_\w+ has been sent successfully/);
  const id = /tx_\w+/.exec((await toast.textContent()) ?? '')?.[0] ?? '';

  await preview(page).getByRole('link', { name: 'Open transaction' }).click();
  await expect(page).toHaveURL(new RegExp(`/transactions/${id}$`));
  await expect(page.getByText('Completed')).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(/Sealed in block \d+/)).toBeVisible();
  await expect(timeline.getByText('Posted to the ledger')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('Recomputed identical');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: id })).toHaveCount(1);

  await page.getByRole('link', { name: 'Audit Logs' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Transaction send' }).first();
  await row.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog')).toContainText('250.50');
  await expect(page.getByRole('dialog')).toContainText(/Sealed in block\s*\d+/);
});

test('a memo that lends at interest is refused, with the rule, its evidence and its sources', async ({ page }) => {
  await compose(page, { to: payee, amount: '100', notes: 'قرض بفائدة ٥٪ سنوياً' });
  const finding = preview(page).getByRole('article', { name: 'RIBA-002' });
  await expect(finding.locator('mark')).toContainText('بفائدة');
  await expect(finding.locator('cite')).toContainText('IIFA 10');
  await expect(preview(page).getByRole('listitem').filter({ hasText: 'Riba (Interest)' })).toContainText('Fail');

  await execute(page);
  await expect(toastTitled(page, 'Transaction Failed')).toContainText('Failed to send transaction. Please try again.');
  await expect(preview(page)).toContainText('Refused and recorded');
  await expect(page.getByLabel('Notes')).toHaveValue('قرض بفائدة ٥٪ سنوياً');

  await preview(page).getByRole('link', { name: 'Open transaction' }).click();
  await expect(page.getByText('Refused by the rules', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Postings' })).toContainText('Nothing has been posted.');
  const why = page.getByRole('region', { name: 'Why' });
  await expect(why.getByRole('article', { name: 'RIBA-002' }).locator('mark')).toContainText('بفائدة');
});

test('an honest memo in Arabic passes', async ({ page, request }) => {
  const { wallet: { label: from } } = await enterAsPayer(page, request, 'admin');
  await compose(page, { from, to: payee, amount: '75', notes: 'رسوم مدرسية للفصل الأول' });
  await expect(preview(page).getByRole('img', { name: 'Shariah Compliance Score: 100.0%' })).toBeVisible();
  await execute(page);
  await expect(toastTitled(page, 'Transaction Submitted')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('');
  await expect(page.getByLabel('To Address')).toHaveValue('');
});

test('what is missing or wrong is said at its field, the first one has the focus, and the values stay', async ({
  page,
}) => {
  await page.goto('/composer');
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  await expect(page.getByLabel('To Address')).toBeFocused();
  await expect(page.getByLabel('To Address')).toHaveAccessibleDescription('To address is required');
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription('Amount is required');

  await page.getByLabel('To Address').fill('0x123');
  await page.getByLabel('Amount').fill('10');
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  await expect(page.getByLabel('To Address')).toHaveAccessibleDescription(/40 hexadecimal digits/);
  await expect(page.getByLabel('To Address')).toHaveValue('0x123');
  await expect(toastTitled(page, 'Transaction Failed')).toBeVisible();
});

test('more than the wallet holds is refused at the amount, in words that say how much', async ({ page }) => {
  await actAs(page, 'Amina Rahman');
  await page.goto('/wallets');
  const label = `Savings ${Date.now()}`;
  await page.getByLabel('Label').fill(label);
  await page.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(walletCard(page, label)).toBeVisible();

  await page.goto('/composer');
  await page.getByRole('combobox', { name: 'From Address' }).click();
  await page.getByRole('option', { name: /Amina, household/ }).click();
  await page.getByLabel('To Address').fill(label);
  await page.getByRole('option', { name: label }).click();
  await page.getByLabel('Amount').fill('40000');
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/available; the amount and its fee need/);
  await expect(page.getByLabel('Amount')).toBeFocused();
});

test('a lost answer can be asked for again, and the transfer is paid once', async ({ page, request }) => {
  const { wallet: { label: payer } } = await enterAsPayer(page, request, 'admin');
  const notes = `Books ${Date.now()}`;
  await compose(page, { from: payer, to: payee, amount: '33.33', notes });
  const keys = new Set<string | undefined>();
  let isLost = true;
  await page.route('**/api/v1/transactions/send', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    if (isLost) {
      isLost = false;
      await route.abort();
    } else {
      await route.fulfill({ response });
    }
  });
  await execute(page);
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(review).toContainText('paid once at most');
  // Who leaves it and sends the same again still pays once.
  await review.getByRole('button', { name: 'Back' }).click();
  await expect(review).toBeHidden();
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  await expect(review).toContainText('paid once at most');
  await review.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(toastTitled(page, 'Transaction Submitted')).toBeVisible();
  expect(keys.size).toBe(1);

  await (await openWallets(page, payer)).getByRole('button', { name: 'History' }).click();
  const lines = page.getByRole('dialog').getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  await expect(lines.filter({ hasText: notes }).filter({ hasText: '-33.33' })).toHaveCount(1);
});

test('an address that is no transaction says so and leads back', async ({ page }) => {
  await page.goto('/transactions/tx_00000000000000000000000000');
  await expect(page.getByText('There is no such transaction')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Connect Dashboard' })).toBeVisible();
});
