import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Role, Session } from '../src/api/session.slice.ts';
import { enter, headersAs, headersOf, newPerson, signIn } from './people.ts';

/** The card of the wallet with a label. */
export const walletCard = (page: Page, label: string) => page.getByRole('article', { name: label, exact: true });

/** Opens the wallets where one of a label stands, however many others have been opened since. */
export async function openWallets(page: Page, label: string) {
  await page.goto(`/wallets?q=${encodeURIComponent(label)}`);
  const card = walletCard(page, label);
  await expect(card).toBeVisible();
  return card;
}

interface Payment {
  /** The label of the wallet that pays, unless it is the one that the composer begins with. */
  from?: string;
  /** The label of the wallet that is paid, as the suggestions name it. */
  to: string;
  amount: string;
  notes?: string;
}

/** Chooses the wallet that pays. */
export async function payFrom(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'From Address' }).click();
  await page.getByRole('option', { name: label }).click();
}

/** Fills in the composer and waits until the rules have been heard. */
export async function compose(page: Page, { from, to, amount, notes = '' }: Payment): Promise<void> {
  await page.goto('/composer');
  if (from !== undefined) await payFrom(page, from);
  await page.getByLabel('To Address').fill(to);
  await page.getByRole('option', { name: to }).click();
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Notes').fill(notes);
  await expect(page.getByRole('progressbar', { name: 'Checking' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Compliance Preview' })).toContainText('Rehearsal');
}

/** Executes what the composer holds, through the review. */
export async function execute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Execute Transaction' }).click();
  await page.getByRole('dialog', { name: 'Review transaction' }).getByRole('button', { name: 'Confirm and send' }).click();
}

/** The toast that carries a title. */
export const toastTitled = (page: Page, title: string) => page.locator('[data-radix-collection-item]').filter({ hasText: title });

export interface Wallet {
  address: string;
  iban: string;
  createdAt: string;
  label: string;
}

/** Opens a wallet of its own for a person of the sandbox. */
export async function openWallet(
  request: APIRequestContext, owner: string | Session, initialBalance: string,
): Promise<Wallet> {
  const session = typeof owner === 'string' ? await signIn(request, owner) : owner;
  const opened = await request.post('/api/v1/wallets', {
    headers: headersOf(session),
    data: { network: 'uae_dirham', label: `Private ${session.user.username} ${Date.now()}`, initialBalance },
  });
  expect(opened.status(), await opened.text()).toBe(201);
  return (await opened.json()) as Wallet;
}

/** Lets the page be somebody's whom no rule has seen pay, and who has one wallet. */
export async function enterAsPayer(
  page: Page, request: APIRequestContext, role: Role = 'user',
): Promise<{ payer: Session; wallet: Wallet }> {
  const payer = await newPerson(request, role);
  const wallet = await openWallet(request, payer, '1000.00');
  await enter(page, payer);
  return { payer, wallet };
}

/** A wallet as the administrator finds it, with money in it. */
export async function fundedWallet(
  request: APIRequestContext, label: string, amount = '1000.00',
): Promise<{ address: string }> {
  const headers = await headersAs(request);
  const found = await request.get(`/api/v1/wallets?q=${encodeURIComponent(label)}`, { headers });
  const wallet = ((await found.json()) as Wallet[]).find((candidate) => candidate.label === label);
  if (!wallet) throw new Error(`The sandbox has no wallet ${label}.`);
  const funded = await request.post(`/api/v1/wallets/${wallet.address}/fund`, { headers, data: { amount } });
  expect(funded.ok(), await funded.text()).toBe(true);
  return wallet;
}

/** Where a draft contract stands that the administrator has made and revised once. */
export async function draftContract(request: APIRequestContext): Promise<string> {
  const headers = await headersAs(request);
  const made = await request.post('/api/v1/smart-contracts/murabaha', { headers, data: {
    assetDescription: 'Delivery van, chassis 4471', assetPrice: '100000.00', profitMargin: 7.5, buyer: 'Customer',
    seller: 'Bank', supplier: 'Gulf Motors LLC', clauses: ['A late instalment costs 100, which goes to charity.'],
  } });
  const { id } = (await made.json()) as { id: string };
  const revised = await request.patch(`/api/v1/smart-contracts/${id}`, { headers, data: {
    version: 1, note: 'Margin as agreed on the phone.', terms: { profitMargin: 6.5, installments: 24, deferredPaymentPeriod: 24 },
  } });
  expect(revised.status()).toBe(200);
  return `/smart-contracts/${id}`;
}

/** Pastes a table of payments and goes on to its rows. */
export async function pasteRows(page: Page, text: string): Promise<void> {
  await page.getByLabel('Payments as CSV').fill(text);
  await page.getByRole('button', { name: 'Continue' }).click();
}
