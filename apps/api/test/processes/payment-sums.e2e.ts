import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chanceOf, SEED } from '../chance.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { IS_LONG } from '../long.ts';
import { sharedProcesses, type ApiProcesses } from './api-processes.ts';
import type { HttpAnswer } from './patient-client.ts';
import { openWallets, sendBody, statusesOf } from './wallets-fixture.ts';

const ROUNDS = IS_LONG ? 30 : 4;
const SIDE_BY_SIDE = 24;
const PEOPLE = ['amina', 'yusuf', 'bank.uae', 'bank.qatar'];

describe(`what payments add up to, while two processes make them (seed ${SEED})`, () => {
  let processes: ApiProcesses;
  const wallets = new Map<string, string[]>();
  const chance = chanceOf(SEED);
  const oneOf = <Item>(items: readonly Item[]): Item => items[chance(items.length)] as Item;

  beforeAll(async () => {
    processes = await sharedProcesses();
    for (const person of PEOPLE) wallets.set(person, await openWallets(processes, person, 3, '100000.00'));
  });
  afterAll(() => expectCoherentLedger(processes.orm.em));

  const post = async (n: number, token: string, path: string, body: object): Promise<HttpAnswer> =>
    processes.clients[n % 2]!.post(path, body, token);

  /** One payment of anybody to anybody: paid, refused, held or released in parts, alone or in a batch. */
  const pay = async (n: number): Promise<HttpAnswer> => {
    const payer = oneOf(PEOPLE);
    const token = await processes.tokenOf(payer);
    const [from, amount] = [oneOf(wallets.get(payer)!), `${1 + chance(90)}.${10 + chance(90)}`];
    const to = oneOf(PEOPLE.flatMap((person) => wallets.get(person)!).filter((wallet) => wallet !== from));
    const kind = chance(5);
    if (kind === 0) {
      return post(n, token, '/api/v1/transactions/batch', {
        network: 'uae_dirham', currency: 'AED', fromAddress: from, atomic: true,
        items: Array.from({ length: 5 }, () => ({ toAddress: to, amount })) });
    }
    if (kind === 1) {
      return post(n, token, '/api/v1/transactions/send', { ...sendBody(from, to, amount), memo: 'Lottery ticket' });
    }
    if (kind > 2) return post(n, token, '/api/v1/transactions/send', sendBody(from, to, amount));
    const held = await post(n, token, '/api/v1/transactions/send', sendBody(from, to, amount, { escrowEnabled: true }));
    const id = String(held.body['transaction_id']);
    await post(n + 1, token, `/api/v1/transactions/${id}/release`, { amount: '0.50' });
    return post(n, token, `/api/v1/transactions/${id}/${oneOf(['release', 'refund'])}`, {});
  };

  it('is what the books say, and nobody waits for whom that waits for them', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const heard = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, n) => pay(n)));
      expect(statusesOf(heard).filter((status) => status >= 500)).toEqual([]);
    }
    await expectCoherentLedger(processes.orm.em);
  });

  it('holds somebody to a cap who pays from two wallets through both at once', async () => {
    const { body } = await processes.clients[0]!.post('/api/auth/register', {
      username: 'twofold', password: 'seven palms by the creek', name: 'Two Fold', email: 'twofold@example.com' });
    const token = String(body['token']);
    const own: string[] = [];
    for (let n = 0; n < 2; n++) {
      own.push(String((await post(n, token, '/api/v1/wallets', {
        network: 'uae_dirham', initialBalance: '20000.00' })).body['address']));
    }
    const [to] = wallets.get('bank.uae') as [string];
    const sent = await Promise.all(Array.from({ length: 16 }, (_, n) =>
      post(n, token, '/api/v1/transactions/send', sendBody(own[n % 2]!, to, '999.00'))));
    expect(sent.filter(({ status }) => status !== 201).map(({ text }) => text)).toEqual([]);
    expect(sent.filter((heard) => heard.body['status'] === 'completed')).toHaveLength(3);
  });
});
