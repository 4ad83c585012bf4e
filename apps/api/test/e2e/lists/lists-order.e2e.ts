import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { until, WebhookReceiver } from '../../webhook-receiver.ts';
import { SUPPORT_REQUEST } from '../support-policy.ts';

const WHOLE = 200;
const PAGE = 3;
const MOST_PAGES = 80;
const PRIORITIES = ['low', 'medium', 'high', 'critical'];
const NO_ID = '0193a000-0000-7000-8000-0000000000ff';

type Row = Record<string, unknown>;
type Key = (row: Row) => string | number | null;
type Ask = Readonly<Record<string, string | number>>;

/** A list: its path, what names a row to the next page, and how the document says it may be ordered. */
interface List {
  path: () => string;
  /** Narrows the list, so that nothing new comes in between the pages. */
  filter?: Ask;
  who?: string;
  cursor?: (row: Row) => string;
  parameter?: 'after';
  usual?: string;
  keys?: Readonly<Record<string, Key>>;
  /** Orders that go one way alone. */
  lacking?: readonly string[];
}

const minor = (amount: unknown): number => Number(String(amount).replace('.', ''));
const latin = new Intl.Collator('und');
const compare = (one: string | number, other: string | number): number =>
  (typeof one === 'number' ? one - Number(other) : latin.compare(one, String(other)));

/** The rows, which come oldest first, in an order: ties as recorded, turned round with it, and those without last. */
const ordered = (recorded: readonly Row[], word: string, keys: List['keys']): Row[] => {
  const isDescending = word.startsWith('-');
  const field = word.replace('-', '');
  const way = isDescending ? -1 : 1;
  const numbered = recorded.map((row, number) => ({ row, number, key: field === 'createdAt' ? number : keys![field]!(row) }));
  return numbered.sort((one, other) => {
    if (one.key === null || other.key === null) {
      return Number(one.key === null) - Number(other.key === null) || way * (one.number - other.number);
    }
    return way * (compare(one.key, other.key) || one.number - other.number);
  }).map(({ row }) => row);
};

const byId = (row: Row): string => String(row['id']);

describe('lists in the order asked for', () => {
  let rig: TestApp;
  let raw: RawClient;
  let receiver: WebhookReceiver;
  let from: WalletDto;
  let webhookId: string;
  const tokens = new Map<string, string>();

  const LISTS: Readonly<Record<string, List>> = {
    listWallets: {
      path: () => 'wallets',
      keys: { label: ({ label }) => String(label), balance: ({ balance }) => minor(balance) },
    },
    getWalletHistory: { path: () => `wallets/${from.id}/history`, who: 'amina', cursor: ({ seq }) => String(seq) },
    listTransactions: { path: () => 'transactions', keys: { amount: ({ amount }) => minor(amount) } },
    listAuditEvents: { path: () => 'audit', filter: { action: 'transaction_send' } },
    listBatches: { path: () => 'transactions/batches', keys: { total: ({ total }) => minor(total) } },
    listReviews: {
      path: () => 'compliance/reviews', who: 'bank.uae', filter: { state: 'open' }, usual: 'createdAt',
      parameter: 'after', cursor: ({ transactionId }) => String(transactionId),
      keys: { amount: ({ amount }) => minor(amount), score: ({ score }) => Number(score) },
    },
    listContracts: {
      path: () => 'smart-contracts',
      keys: {
        nextDue: ({ nextDue }) => (nextDue as { dueOn: string } | null)?.dueOn ?? null,
        amount: ({ value }) => minor(value),
      },
    },
    listReports: { path: () => 'reports' },
    listSupportRequests: {
      path: () => 'support/requests', keys: { priority: ({ priority }) => PRIORITIES.indexOf(String(priority)) },
    },
    listLoggedRequests: {
      path: () => 'request-log', who: 'amina', filter: { method: 'POST' }, lacking: ['duration'],
      keys: { duration: ({ durationMs }) => Number(durationMs) },
    },
    listUsers: {
      path: () => 'users',
      keys: {
        name: ({ name }) => String(name),
        lastSignInAt: ({ lastSignInAt }) => (typeof lastSignInAt === 'string' ? Date.parse(lastSignInAt) : null),
      },
    },
    listDeliveries: { path: () => `webhooks/${webhookId}/deliveries`, who: 'amina' },
  };
  const ORDERS = Object.entries(LISTS).flatMap(([name, { keys = {}, lacking = [] }]) =>
    ['createdAt', ...Object.keys(keys)].flatMap((field) => [field, `-${field}`])
      .filter((word) => !lacking.includes(word)).map((word) => [name, word] as const));

  const ask = async (name: string, asked: Ask, who = LISTS[name]!.who ?? 'admin') => {
    const { path, filter } = LISTS[name]!;
    const query = Object.entries({ ...filter, ...asked })
      .map(([word, value]) => `${word}=${encodeURIComponent(value)}`).join('&');
    const { status, text } = await raw.ask({
      method: 'GET', path: `/api/v1/${path()}?${query}`, headers: { authorization: `Bearer ${tokens.get(who)}` } });
    return { status, body: JSON.parse(text) as unknown };
  };
  const read = async (name: string, asked: Ask, who?: string): Promise<Row[]> => {
    const { status, body } = await ask(name, asked, who);
    expect({ status, body }).toMatchObject({ status: 200, body: expect.any(Array) });
    return body as Row[];
  };
  const idsOf = (name: string, found: readonly Row[]): string[] => found.map(LISTS[name]!.cursor ?? byId);
  const walk = async (name: string, sort: string, limit = PAGE, who?: string): Promise<Row[]> => {
    const { cursor = byId, parameter = 'before' } = LISTS[name]!;
    const all: Row[] = [];
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const last = all.at(-1);
      const page = await read(name, { sort, limit, ...(last && { [parameter]: cursor(last) }) }, who);
      all.push(...page);
      if (page.length < limit) return all;
    }
    throw new Error(`${name} by ${sort} does not end.`);
  };

  beforeAll(async () => {
    rig = await startApp(undefined, { WEBHOOK_LOOPBACK: 'true', DATA_KEY: randomBytes(32).toString('base64') });
    raw = new RawClient(rig.baseUrl);
    receiver = new WebhookReceiver();
    const [admin, amina, yusuf, bank] = await Promise.all(['admin', 'amina', 'yusuf', 'bank.uae'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '900000.00');
    for (const [label, holds] of [['abaya', '5.00'], ['Abaya', '5.00'], ['Zakat', '0.00'], ['بيت', '7.00']] as const) {
      await openWallet(amina, holds, 'uae_dirham', label);
    }
    const to = await openWallet(yusuf, '5.00');
    ({ id: webhookId } = await amina.webhooks.createWebhook({
      requestBody: { url: await receiver.listen(), types: ['transaction.*'] } }));
    const reviewed = ['60000.00', '70000.00', '60000.00', '61000.00', '62000.00', '63000.00'];
    for (const amount of ['3.00', '1.00', '3.00', '10.00', '2.00', ...reviewed]) {
      await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount }) });
    }
    const held = await bank.compliance.listReviews({ state: 'open', sort: '-createdAt', limit: 2 });
    for (const { transactionId: id } of held) {
      const requestBody = { decision: 'reject' as const, reason: 'No contract of sale was shown.' };
      await bank.compliance.decideReview({ id, requestBody });
    }
    for (const amount of ['4.00', '2.00', '4.00', '30.00']) {
      await amina.transactions.sendBatch({ requestBody: {
        network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: true,
        items: [{ toAddress: to.address, amount }] } });
    }
    const contracts: string[] = [];
    for (const assetPrice of ['5000.00', '1000.00', '5000.00', '900.00', '70000.00', '1000.00']) {
      const made = await bank.smartContracts.createMurabaha({ requestBody: { assetPrice, profitMargin: 7.5 } });
      contracts.push('id' in made ? made.id : '');
    }
    // The first and fourth have nothing due.
    await rows(rig.orm.em.fork(), `insert into contract_due (contract_id, number, kind, due_on, amount_minor)
      select id, number, 'rent', due_on, 100 from unnest($1::uuid[], $2::date[], $3::smallint[])
        as due (id, due_on, number)`, [
      [1, 2, 4, 5, 5].map((place) => contracts[place]),
      ['2027-03-01', '2027-01-01', '2027-03-01', '2027-06-01', '2027-02-01'], [1, 1, 1, 1, 2]]);
    for (const day of ['02', '03', '04', '05']) {
      await admin.reports.requestReport({ requestBody: { type: 'daily', from: `2026-11-${day}` } });
    }
    for (const priority of ['high', 'low', 'critical', 'low', 'medium', 'high'] as const) {
      await amina.support.raiseSupportRequest({ requestBody: { ...SUPPORT_REQUEST, priority } });
    }
    for (let n = 0; n < 4; n++) await registerNewcomer(rig);
    for (const name of ['Zayd', 'ámbar', 'Amal', 'amal']) {
      await admin.users.createUser({ requestBody: {
        username: `invited${name.length}${name.codePointAt(0)}`, name, role: 'user',
        email: `invited${name.codePointAt(0)}@example.com` } });
    }
    await until(() => amina.webhooks.listDeliveries({ id: webhookId, limit: WHOLE }), ({ length }) => length >= 9);
    for (const username of ['admin', 'amina', 'yusuf', 'bank.uae', 'bank.qatar']) {
      const requestBody = { username, password: 'connect-sandbox' };
      tokens.set(username, (await rig.anonymous.auth.login({ requestBody })).token);
    }
    await until(() => read('listLoggedRequests', { limit: WHOLE }), ({ length }) => length >= 20);
  });
  afterAll(async () => {
    receiver.close();
    raw.close();
    await rig.close();
  });

  it.each(ORDERS)('%s by %s, page by page, without losing or repeating a row', async (name, word) => {
    const recorded = (await read(name, { sort: 'createdAt', limit: WHOLE }));
    const whole = idsOf(name, ordered(recorded, word, LISTS[name]!.keys));
    expect(recorded.length).toBeGreaterThan(PAGE);
    expect(recorded.length).toBeLessThan(WHOLE);
    expect(idsOf(name, await read(name, { sort: word, limit: WHOLE }))).toEqual(whole);
    expect(idsOf(name, await walk(name, word))).toEqual(whole);
  });

  it.each(Object.keys(LISTS))('%s in its own order when none is asked for', async (name) => {
    const { usual = '-createdAt' } = LISTS[name]!;
    expect(idsOf(name, await read(name, {}))).toEqual(idsOf(name, await read(name, { sort: usual })));
    const times = (await read(name, { limit: WHOLE, sort: 'createdAt' })).map((row) => row['createdAt'] ?? row['openedAt']);
    expect(times).toEqual([...times].sort());
  });

  it.each(Object.keys(LISTS))('%s by no word that it does not know', async (name) => {
    for (const sort of ['memo', '-', 'createdAt desc', "amount;--", 'constructor', '']) {
      expect(await ask(name, { sort })).toMatchObject({
        status: 400, body: { code: 'VALIDATION_FAILED', details: [{ field: 'sort' }] } });
    }
  });

  it('decided cases newest first when no order is asked for', async () => {
    const own = await read('listReviews', { state: 'decided' });
    expect(own).toHaveLength(2);
    expect(own).toEqual(await read('listReviews', { state: 'decided', sort: '-createdAt' }));
    expect(own.toReversed()).toEqual(await read('listReviews', { state: 'decided', sort: 'createdAt' }));
  });

  it.each(['amina', 'yusuf', 'bank.uae', 'bank.qatar'])('transactions and wallets within %s’s reach alone', async (who) => {
    for (const [name, words] of [['listTransactions', ['createdAt', 'amount', '-amount']],
      ['listWallets', ['label', '-balance']], ['listBatches', ['total']], ['listAuditEvents', ['createdAt']]] as const) {
      const own = await read(name, { limit: WHOLE }, who);
      for (const word of words) {
        expect(idsOf(name, await walk(name, word, PAGE, who))).toEqual(
          idsOf(name, ordered(own.toReversed(), word, LISTS[name]!.keys)));
      }
    }
  });

  it('nothing after a row out of reach, whose keys would be told by what comes after it', async () => {
    const [ofAmina] = await read('listWallets', { limit: 1, sort: '-balance' }, 'amina');
    expect(await read('listWallets', { sort: '-balance', before: byId(ofAmina!) }, 'amina')).not.toEqual([]);
    const [contract] = await read('listContracts', { limit: 1, sort: '-amount' });
    const sent = (await read('listTransactions', { sort: 'amount', limit: WHOLE }, 'amina')).find((t) => t['type'] === 'fund');
    for (const [name, sort, before] of [
      ['listWallets', '-balance', byId(ofAmina!)], ['listWallets', 'label', byId(ofAmina!)],
      ['listContracts', '-amount', byId(contract!)], ['listContracts', 'createdAt', byId(contract!)],
      ['listWallets', 'balance', NO_ID], ['listWallets', '-createdAt', byId(ofAmina!)],
    ] as const) {
      expect({ name, found: await read(name, { sort, before }, 'yusuf') }).toEqual({ name, found: [] });
    }
    // One out of reach is refused as one that does not exist.
    for (const sort of ['amount', '-createdAt']) {
      for (const before of [byId(sent!), NO_ID]) {
        expect(await ask('listTransactions', { sort, before }, 'yusuf'))
          .toMatchObject({ status: 400, body: { details: [{ field: 'before', code: 'UNKNOWN' }] } });
      }
    }
  });
});
