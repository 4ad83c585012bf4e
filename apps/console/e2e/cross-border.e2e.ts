import { expect, type Page, test } from '@playwright/test';
import { actAs } from './people.ts';
import { toastTitled, walletCard } from './screens.ts';
import { violations } from './violations.ts';

const simulator = (page: Page) => page.getByRole('region', { name: 'Cross-Border Transaction Simulator' });

/** Opens a wallet of one's own with its first money, so that nothing else moves its balance. */
async function openWallet(page: Page, network: string, label: string, amount: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Network', exact: true }).click();
  await page.getByRole('option', { name: network }).click();
  await page.getByLabel('Label').fill(label);
  await page.getByLabel('Initial Balance').fill(amount);
  await page.getByRole('button', { name: 'Create Wallet' }).click();
  await expect(walletCard(page, label)).toContainText(amount);
}

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await simulator(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

async function ask(page: Page, amount: string): Promise<void> {
  await simulator(page).getByLabel('Amount').fill(amount);
  await simulator(page).getByRole('button', { name: 'Simulate Transfer' }).click();
  await expect(simulator(page).getByRole('timer')).toContainText(/Valid for \d+ seconds/);
}

async function execute(page: Page): Promise<void> {
  await simulator(page).getByRole('button', { name: 'Execute transfer' }).click();
  await page.getByRole('dialog', { name: 'Confirm the transfer' }).getByRole('button', { name: 'Execute now' }).click();
}

test.describe('a transfer across the networks', () => {
  test.beforeEach(async ({ page }) => {
    await actAs(page, 'Amina Rahman');
    await page.goto('/wallets');
  });

  test('is quoted, executed at the quote, and moves both balances', async ({ page }) => {
    const [payer, payee] = [`Source ${Date.now()}`, `Target ${Date.now()}`];
    await openWallet(page, 'UAE e-Dirham', payer, '3,000.00');
    await openWallet(page, 'Qatar CBDC', payee, '10.00');
    await ask(page, '1000');
    await expect(simulator(page)).toContainText('1 AED = 0.991150442478 QAR');
    await expect(simulator(page)).toContainText('Paid in all1,001.00 AED');
    await expect(simulator(page).getByRole('figure')).toContainText('Settlement991.15 QAR');
    await expect(simulator(page).getByRole('figure')).toContainText('Both or neither.');
    await expect(walletCard(page, payer)).toContainText('3,000.00 AED');
    expect(await violations(page)).toEqual([]);

    await choose(page, 'Paying wallet', new RegExp(payer));
    await choose(page, 'Receiving wallet', new RegExp(payee));
    await simulator(page).getByLabel('Memo').fill('School books');
    await simulator(page).getByRole('button', { name: 'Parties and purpose' }).click();
    await simulator(page).getByLabel('Payee’s Name').fill('Amina Rahman');
    await simulator(page).getByLabel('Payee’s Country').fill('ae');
    await choose(page, 'Purpose Code', /^FAM/);
    await simulator(page).getByRole('button', { name: 'Execute transfer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm the transfer' });
    await expect(dialog).toContainText('3,000.00');
    await expect(dialog).toContainText('1,999.00 AED');
    await expect(dialog).toContainText('1,001.15 QAR');
    await expect(dialog).toContainText('Payee’s CountryUnited Arab Emirates');
    await expect(dialog).toContainText('Purpose CodeFAM');
    await expect(dialog).toContainText('Both or neither.');
    await expect(dialog.getByText('Allowed')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Execute now' }).click();
    await expect(toastTitled(page, 'Transfer Executed')).toBeVisible();
    await expect(walletCard(page, payer)).toContainText('1,999.00 AED');
    await expect(walletCard(page, payee)).toContainText('1,001.15 QAR');
    await expect(simulator(page)).toContainText('1,000.00 AED were sent and 991.15 QAR received.');
    await expect(simulator(page).getByRole('timer')).toHaveCount(0);

    await simulator(page).getByRole('link', { name: 'Open transaction' }).click();
    await expect(page).toHaveURL(/\/transactions\/tx_/);
    await expect(page.getByRole('heading', { name: 'Cross-border transfer', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('991.15 QAR');
    await expect(page.getByRole('main')).toContainText('Payee’s NameAmina Rahman');
  });

  test('that the rules refuse says why, moves nothing, and leaves the quote to be used', async ({ page }) => {
    await ask(page, '25');
    await simulator(page).getByLabel('Memo').fill('Loan with interest at 5 percent per year');
    await simulator(page).getByRole('button', { name: 'Execute transfer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm the transfer' });
    await expect(dialog).toContainText('The rules refuse this transfer.');
    await dialog.getByRole('button', { name: 'Execute now' }).click();
    await expect(simulator(page)).toContainText('The transaction was refused because it does not comply.');
    await expect(simulator(page).getByRole('article').first()).toContainText('What to do:');
    await simulator(page).getByLabel('Memo').fill('Groceries');
    await execute(page);
    await expect(toastTitled(page, 'Transfer Executed')).toBeVisible();
  });

  test('whose answer is lost can be asked for again, and is made once', async ({ page }) => {
    const payer = `Lost ${Date.now()}`;
    await openWallet(page, 'UAE e-Dirham', payer, '300.00');
    await ask(page, '100');
    await choose(page, 'Paying wallet', new RegExp(payer));
    await page.route('**/cross-border/transfers', async (route) => {
      await route.fetch();
      await route.abort();
    }, { times: 1 });
    await execute(page);
    const dialog = page.getByRole('dialog', { name: 'Confirm the transfer' });
    await expect(dialog).toContainText('No clear answer came.');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await simulator(page).getByRole('button', { name: 'Execute transfer' }).click();
    await expect(dialog).toContainText('No clear answer came.');
    await dialog.getByRole('button', { name: 'Execute now' }).click();
    await expect(toastTitled(page, 'Transfer Executed')).toBeVisible();
    await expect(walletCard(page, payer)).toContainText('199.90 AED');
  });

  test('goes to an address that is written out, or says that there is no such wallet', async ({ page }) => {
    await choose(page, 'From Network', 'Qatar CBDC');
    await expect(simulator(page).getByRole('combobox', { name: 'To Network' })).toHaveText('UAE e-Dirham');
    await ask(page, '10');
    await choose(page, 'Receiving wallet', 'Another address');
    await simulator(page).getByRole('button', { name: 'Execute transfer' }).click();
    const address = simulator(page).getByLabel('Receiving address');
    await expect(address).toHaveAccessibleDescription('Write the address that receives');
    await address.fill('0x0000000000000000000000000000000000000001');
    await simulator(page).getByRole('button', { name: 'Execute transfer' }).click();
    await expect(simulator(page).getByRole('alert')).toContainText(/wallet/i);
  });

  test('that comes too late for its quote cannot be executed, and a new quote is offered', async ({ page }) => {
    await page.clock.install();
    await ask(page, '10');
    await page.clock.fastForward('01:01');
    await expect(simulator(page)).toContainText('The quote has expired and nothing has moved.');
    await expect(simulator(page).getByRole('button', { name: 'Execute transfer' })).toBeDisabled();
    await expect(simulator(page).getByRole('button', { name: 'Quote again' })).toBeEnabled();
  });
});
