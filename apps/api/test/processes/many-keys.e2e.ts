import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { IS_LONG } from '../long.ts';
import { sharedProcesses, type ApiProcesses } from './api-processes.ts';
import { countPayments, openWallets, sendBody } from './wallets-fixture.ts';

const KEYS = Number(process.env['KEYS'] ?? (IS_LONG ? 2000 : 80));
const TIMES = Number(process.env['TIMES'] ?? (IS_LONG ? 50 : 10));
const WALLETS = 20;
const CONNECTIONS = 64;
const MOST_MS = 600_000 + KEYS * TIMES * 20;

describe('two processes that are sent the same requests', () => {
  let processes: ApiProcesses;
  let token: string;
  let wallets: string[];

  beforeAll(async () => {
    processes = await sharedProcesses();
    token = await processes.tokenOf('amina');
    wallets = await openWallets(processes, 'amina', WALLETS, '100000.00');
  });

  const send = async (key: number, n: number): Promise<string> => {
    const body = sendBody(wallets[key % WALLETS]!, wallets[(key + 1) % WALLETS]!, `1.${String(key % 100).padStart(2, '0')}`);
    const { status, text } = await processes.clients[n % 2]!.insist('/api/v1/transactions/send', body, token, `key-${key}`);
    return `${status} ${text}`;
  };

  it(`I6: make ${KEYS} transactions of ${KEYS} keys, each sent ${TIMES} times, and answer each key alike`, async () => {
    const answers = Array.from({ length: KEYS }, () => new Set<string>());
    let asked = 0;
    const connection = async (): Promise<void> => {
      for (let n = asked++; n < KEYS * TIMES; n = asked++) {
        // Neighbours in time ask for the same few keys, so that twins meet in both processes.
        const key = Math.floor(n / (TIMES * 8)) * 8 + (n % 8);
        answers[key]!.add(await send(key, Math.floor(n / 8)));
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));

    expect(asked).toBeGreaterThanOrEqual(KEYS * TIMES);
    expect(answers.filter((heard) => heard.size !== 1)).toEqual([]);
    expect(answers.map(([heard]) => heard).filter((heard) => !heard?.startsWith('201 '))).toEqual([]);
    expect(await countPayments(processes, wallets)).toBe(KEYS);
    await expectCoherentLedger(processes.orm.em);
  }, MOST_MS);

  it('I6: answer a key alike after a restart', async () => {
    const before = await send(0, 0);
    await processes.kill(0);
    await processes.start(0);
    expect(await send(0, 0)).toBe(before);
  });
});
