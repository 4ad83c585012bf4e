import { type APIRequestContext, expect } from '@playwright/test';
import { headersAs } from './people.ts';

interface Wallet {
  address: string;
  currency: string;
  network: string;
  ownerName: string;
}

interface Template {
  type: string;
  terms: Record<string, unknown>;
}

const payments = [
  { amount: '1250.00', memo: 'School fees, autumn term' },
  { amount: '86.40', memo: 'Groceries' },
  { amount: '4200.00', memo: 'Office rent, November' },
  { amount: '310.75', memo: 'Loan with interest at 5 percent per year' },
  { amount: '975.00', memo: 'Medical equipment, invoice 2071' },
];

/** Makes a few real payments in the sandbox, one of them against the rules, so that pictures show a working day. */
export async function makeSampleActivity(request: APIRequestContext): Promise<void> {
  const headers = await headersAs(request);
  const wallets = (await (await request.get('/api/v1/wallets', { headers })).json()) as Wallet[];
  const here = wallets.filter(({ network }) => network === 'uae_dirham');
  // Of a seeded month somebody who is paid a salary and whom no list resembles, and where they shop.
  const seeded = ['Amina Rahman', 'Waha Family Markets LLC'].flatMap((name) =>
    here.find(({ ownerName }) => ownerName === name) ?? []);
  const [from, to] = seeded.length === 2 ? seeded : here;
  if (!from || !to) throw new Error('The sandbox has no two wallets on one network.');
  await request.post(`/api/v1/wallets/${from.address}/fund`, { headers, data: { amount: '50000.00' } });
  for (const { amount, memo } of payments) {
    const { network, currency } = from;
    const data = { type: 'send', network, fromAddress: from.address, toAddress: to.address, amount, currency, memo };
    const answer = await request.post('/api/v1/transactions/send', { headers, data });
    expect([201, 422]).toContain(answer.status());
  }
}

/** Makes payments of which three are asked back: one waits for its payee, one was given back, one was refused. */
export async function makeSampleRecalls(request: APIRequestContext): Promise<{ payment: string; open: string }> {
  const [payer, payee] = [await headersAs(request, 'amina'), await headersAs(request, 'yusuf')];
  const post = async <Made>(path: string, headers: object, data: object): Promise<Made> => {
    const answer = await request.post(`/api/v1/${path}`, { headers: { ...headers }, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Made;
  };
  const open = (headers: object, label: string, initialBalance: string) =>
    post<Wallet>('wallets', headers, { network: 'uae_dirham', label, initialBalance });
  const [from, to] = [await open(payer, 'Shop takings', '5000.00'), await open(payee, 'Supplies', '120.00')];
  const ask = async (amount: string, reason: string, note: string): Promise<{ payment: string; open: string }> => {
    const { transaction_id: payment } = await post<{ transaction_id: string }>('transactions/send', payer, {
      type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: from.address, toAddress: to.address, amount,
      memo: 'Office supplies',
    });
    const recall = await post<{ id: string }>(`transactions/${payment}/recall`, payer, { reason, note });
    return { payment, open: recall.id };
  };
  const [back, kept] = [await ask('310.00', 'AM09', 'Invoice 2071 says 31.00.'),
    await ask('975.00', 'UPAY', 'We never ordered these chairs.')];
  await post(`recalls/${back.open}/decision`, payee, { decision: 'accept' });
  await post(`recalls/${kept.open}/decision`, payee, {
    decision: 'refuse', reason: 'NARR', note: 'The chairs were delivered and signed for on 12 November.',
  });
  return ask('1250.00', 'DUPL', 'Invoice 2044 was paid on Monday as well.');
}

/** Drafts a contract of each template. */
export async function makeSampleContracts(request: APIRequestContext): Promise<void> {
  const headers = await headersAs(request);
  const templates = (await (await request.get('/api/v1/smart-contracts/templates', { headers })).json()) as Template[];
  for (const { type, terms } of templates) {
    const drafted = await request.post(`/api/v1/smart-contracts/${type}`, { headers, data: terms });
    expect(drafted.status()).toBe(201);
  }
}
