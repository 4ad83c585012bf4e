import { expect } from '@jest/globals';
import { row } from '../../src/platform/database/sql.ts';
import type { ApiProcesses } from './api-processes.ts';
import type { HttpAnswer } from './patient-client.ts';

type Network = 'uae_dirham' | 'qatar_cbdc';

/** Opens wallets of one person's own, and answers their addresses. */
export const openWallets = async (
  { clients, tokenOf }: ApiProcesses, username: string, count: number, initialBalance: string,
  network: Network = 'uae_dirham',
): Promise<string[]> => {
  const token = await tokenOf(username);
  const opened = await Promise.all(Array.from({ length: count }, () =>
    clients[0]!.post('/api/v1/wallets', { network, initialBalance }, token)));
  return opened.map(({ body }) => String(body['address']));
};

/** A plain send of dirhams, with conditions if there are any. */
export const sendBody = (
  fromAddress: string, toAddress: string, amount: string, programmableLogic: object = {},
): object => ({
  type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress, toAddress, amount, programmableLogic,
});

/** How many payments were made from some wallets, by their addresses. */
export const countPayments = async ({ orm }: ApiProcesses, addresses: string[]): Promise<number> =>
  (await row<{ made: number }>(orm.em.fork(), `
    select count(*)::int as made from transaction t join wallet w on w.id = t.from_wallet_id
    where t.type in ('send', 'cross_border') and w.address = any($1)`, [addresses])).made;

/** The statuses of answers, in their order of size; nothing in a race may be a fault of the server. */
export const statusesOf = (heard: HttpAnswer[]): number[] => {
  expect(heard.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  return heard.map(({ status }) => status).sort();
};
