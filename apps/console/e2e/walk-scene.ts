import { type APIRequestContext, expect } from '@playwright/test';
import { pain001File } from './iso-files.ts';
import { walletRoles } from '../src/api/session.slice.ts';
import { recordEvent, reviewPlan } from './sample-governance.ts';
import { newPerson, signIn } from './people.ts';

/** A person of the sandbox with something on every screen. */
export interface Scene {
  /** The session as the browser keeps it. */
  session: Record<string, string>;
  /** The address of a screen, with one of the person's own ids in it. */
  fill: (path: string) => string;
}

type Make = <Made>(path: string, data: object) => Promise<Made>;

const counterpart = 'yusuf';
/** A year of wealth takes a year; a walk goes by the screen that says that there is no such assessment. */
const noAssessment = '0193a000-0000-7000-8000-0000000000ff';
const made = new Map<string, Record<string, string>>();

/**
 * Signs a person of the sandbox in, or a `customer` whom no other test knows, so that their lists are as short as the
 * walk makes them; and makes what has a page of its own for them, once.
 */
export async function makeScene(request: APIRequestContext, username: string): Promise<Scene> {
  const { token, user } = await (username === 'customer' ? newPerson(request) : signIn(request, username));
  if (!made.has(user.id)) {
    // Whoever holds no wallets is led to what is somebody else's, where it is closed to them.
    const owner = walletRoles.includes(user.role) ? token : (await newPerson(request)).token;
    made.set(user.id, { ...await makeThings(request, owner), ...await askSupport(request, token) });
  }
  return {
    session: { auth_user: JSON.stringify(user), auth_token: token },
    fill: (path) => path.replace(/:\w+/, () => {
      const id = made.get(user.id)?.[path];
      if (id === undefined) throw new Error(`The walk has no example for ${path}.`);
      return id;
    }),
  };
}

const maker = (request: APIRequestContext, token: string): Make => async <Made>(path: string, data: object) => {
  const answer = await request.post(`/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` }, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Made;
};

interface Wallet { address: string; iban: string; createdAt: string }

async function openWallet(make: Make, label: string): Promise<Wallet> {
  return make('wallets', { network: 'uae_dirham', label, initialBalance: '9000.00' });
}

/** A message that asks for one payment. */
async function sendMessage(request: APIRequestContext, token: string, from: Wallet, to: string): Promise<string> {
  const sent = await request.post('/api/v1/iso20022/messages', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml' },
    data: pain001File(`WALK-${Date.now()}`, from, [{ to, amount: '5.00', endToEndId: 'WALK-1' }]),
  });
  expect(sent.status(), await sent.text()).toBe(202);
  return ((await sent.json()) as { id: string }).id;
}

/** A payment of a customer that waits for an officer: large, and without a source of funds. */
async function holdPayment(request: APIRequestContext, toAddress: string): Promise<string> {
  const make = maker(request, (await signIn(request, 'amina')).token);
  const data = { network: 'uae_dirham', label: 'Savings', initialBalance: '90000.00' };
  const { address: fromAddress } = await make<{ address: string }>('wallets', data);
  const held = await make<{ transaction_id: string }>('transactions/send', {
    network: 'uae_dirham', currency: 'AED', type: 'send', fromAddress, toAddress, amount: '60000.00', memo: 'Car',
  });
  return held.transaction_id;
}

/** A payment that is asked back from the counterpart, and one that the counterpart asks back. */
async function recallEachWay(request: APIRequestContext, token: string, own: Wallet, theirs: string): Promise<void> {
  const { token: theirToken } = await signIn(request, counterpart);
  const ways = [[token, own.address, theirs], [theirToken, theirs, own.address]] as const;
  for (const [asker, fromAddress, toAddress] of ways) {
    const make = maker(request, asker);
    const { transaction_id: id } = await make<{ transaction_id: string }>('transactions/send', {
      network: 'uae_dirham', currency: 'AED', type: 'send', fromAddress, toAddress, amount: '6.00', memo: 'Pens',
    });
    await make(`transactions/${id}/recall`, { reason: 'DUPL' });
  }
}

async function askSupport(request: APIRequestContext, token: string): Promise<Record<string, string>> {
  const { number } = await maker(request, token)<{ number: string }>('support/requests', {
    name: 'Layla Haddad', email: 'layla@example.com', subject: 'A question', message: 'How is a batch approved?',
  });
  return { '/support/requests/:id': number };
}

/** One of everything that has a page of its own: the screen's path, and the id that stands in it. */
async function makeThings(request: APIRequestContext, token: string): Promise<Record<string, string>> {
  const make = maker(request, token);
  const household = await openWallet(make, 'Household');
  const { address: fromAddress } = household;
  const { address: toAddress, iban: toIban } = await openWallet(
    maker(request, (await signIn(request, counterpart)).token), 'Shop');
  const money = { network: 'uae_dirham', currency: 'AED', fromAddress };
  const payment = await make<{ transaction_id: string }>('transactions/send', {
    ...money, type: 'send', toAddress, amount: '12.50', memo: 'School books',
  });
  const batch = await make<{ batchId: string }>('transactions/batch', {
    ...money, atomic: false, items: [{ toAddress, amount: '3.00' }, { toAddress, amount: '4.00' }],
  });
  const contract = await make<{ id: string }>('smart-contracts/murabaha', {
    assetPrice: '1000.00', profitMargin: 5, installments: 4, deferredPaymentPeriod: 4,
    buyer: fromAddress, seller: toAddress, supplier: 'Gulf Motors LLC', assetDescription: 'Delivery van',
  });
  const webhook = await make<{ id: string }>('webhooks', {
    url: 'https://bank.example/hooks', description: 'Core banking', types: ['user.*'],
  });
  const message = await sendMessage(request, token, household, toIban);
  const held = await holdPayment(request, toAddress);
  await recallEachWay(request, token, household, toAddress);
  return {
    '/compliance/reviews/:id': held,
    '/transactions/:id': payment.transaction_id, '/batches/:id': batch.batchId,
    '/iso20022/:id': message, '/smart-contracts/:id': contract.id,
    '/smart-contracts/:id/revise': contract.id, '/settings/webhooks/:id': webhook.id,
    '/help/:slug': 'murabaha', '/shariah/register/:id': await recordEvent(request), '/zakat/:id': noAssessment,
    '/shariah/reviews/:id': await reviewPlan(request),
    // One that every sandbox has.
    '/shariah/resolutions/:id': '0193a000-0000-7000-8000-0000000be501',
    '/compliance/rules/:id': 'RIBA-001', '/compliance/rulesets/:version': '1',
  };
}
