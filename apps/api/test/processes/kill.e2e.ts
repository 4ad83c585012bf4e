import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '../../src/platform/database/sql.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { IS_LONG } from '../long.ts';
import { sharedProcesses, type ApiProcesses } from './api-processes.ts';
import type { HttpAnswer } from './patient-client.ts';
import { countPayments, openWallets, sendBody, statusesOf } from './wallets-fixture.ts';

const KILLS = Number(process.env['KILLS'] ?? (IS_LONG ? 8 : 1));
const CLIENTS = 24;
const PAYMENTS_EACH = 15;
const WALLETS = 6;

/** A payment whose entries are not both legs of an exchange. */
const HALF_EXCHANGES = `
  select t.id from transaction t
  where t.type = 'cross_border' and t.status = 'completed' and (
    (select array_agg(distinct e.currency::text order by e.currency::text) from entry e
      where e.transaction_id = t.id and e.purpose = 'principal') is distinct from array['AED', 'QAR']
    or not exists (select 1 from entry e where e.transaction_id = t.id and e.account_id = t.to_wallet_id)
    or not exists (select 1 from entry e where e.transaction_id = t.id and e.account_id = t.from_wallet_id))`;

describe('exchanges in both directions while a process is killed', () => {
  let processes: ApiProcesses;
  let dirhams: string[];
  let riyals: string[];
  let token: string;

  beforeAll(async () => {
    processes = await sharedProcesses();
    token = await processes.tokenOf('amina');
    dirhams = await openWallets(processes, 'amina', WALLETS, '100000.00');
    riyals = await openWallets(processes, 'amina', WALLETS, '100000.00', 'qatar_cbdc');
  });

  /** One exchange, or now and then a plain send, pursued until its outcome is known; answers its key and outcome. */
  const pay = async (key: string, n: number): Promise<HttpAnswer> => {
    const client = processes.clients[n % 2]!;
    if (n % 5 === 0) {
      return client.insist('/api/v1/transactions/send',
        sendBody(dirhams[n % WALLETS]!, dirhams[(n + 1) % WALLETS]!, '1.00'), token, key);
    }
    const isThere = n % 2 === Math.floor(n / 2) % 2;
    const [fromNetwork, toNetwork] = isThere ? ['uae_dirham', 'qatar_cbdc'] : ['qatar_cbdc', 'uae_dirham'];
    const [sources, targets] = isThere ? [dirhams, riyals] : [riyals, dirhams];
    const quote = await quoteFor(n, { fromNetwork, toNetwork, amount: '10.00' });
    return client.insist('/api/v1/cross-border/transfers', {
      quoteId: quote, fromAddress: sources[n % WALLETS], toAddress: targets[(n * 5) % WALLETS] }, token, key);
  };

  // A quote moves no money, so a lost one is simply asked for again.
  const quoteFor = async (n: number, body: object): Promise<string> => {
    for (let tried = 0; ; tried++) {
      const heard = await processes.clients[(n + tried) % 2]!.post('/api/v1/cross-border/quotes', body, token)
        .catch(() => null);
      if (heard?.status === 201) return String(heard.body['id']);
      if (tried > 200) throw new Error(`No quote was given: ${heard?.text ?? 'no answer'}`);
      await sleep(20);
    }
  };

  it.each(Array.from({ length: KILLS }, (_, n) => n + 1))('kill %i: both legs or none, and one outcome a key', async (kill) => {
    const outcomes = new Map<string, HttpAnswer>();
    const before = await countPayments(processes, [...dirhams, ...riyals]);
    const traffic = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; n < PAYMENTS_EACH; n++) {
        const key = `kill-${kill}-${client}-${n}`;
        outcomes.set(key, await pay(key, client * 7 + n));
      }
    });
    while (outcomes.size < CLIENTS * 2) await sleep(5);
    await processes.kill(kill % 2);
    await processes.start(kill % 2);
    await Promise.all(traffic);

    expect(new Set(statusesOf([...outcomes.values()]))).toEqual(new Set([201]));
    const named = [...outcomes.values()].map(({ body }) => String(body['transactionId'] ?? body['transaction_id']));
    expect(new Set(named).size).toBe(outcomes.size);
    expect(await countPayments(processes, [...dirhams, ...riyals])).toBe(before + outcomes.size);
    expect(await rows(processes.orm.em.fork(), HALF_EXCHANGES)).toEqual([]);
    await expectCoherentLedger(processes.orm.em);
  });
});
