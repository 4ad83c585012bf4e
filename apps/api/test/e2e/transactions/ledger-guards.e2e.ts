import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { newId } from '../../../src/platform/ids.ts';
import { startApp, type TestApp } from '../../app.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';
import { contentsOf } from '../../table-contents.ts';

/** Tables whose rows never change, each with a column to try it on. */
const APPEND_ONLY = {
  entry: 'amount_minor', verdict: 'action', audit_event: 'type', block: 'key_id', block_leaf: 'height',
} as const;

const TERMS: Readonly<Record<string, string>> = {
  id: 'gen_random_uuid()', type: `'gift'`, network: `'qatar_cbdc'`, currency: `'QAR'`, amount_minor: 'amount_minor + 1',
  fee_minor: 'fee_minor + 1', from_wallet_id: 'to_wallet_id', to_wallet_id: 'from_wallet_id', memo: `'another memo'`,
  zakat_mode: `'on_top'`, zakat_minor: '1', quorum: '9', is_escrow: 'true', expires_at: 'now()', reverses_id: 'id',
  compliance_score: '99', shariah_compliant: 'not shariah_compliant', initiated_by: 'gen_random_uuid()',
  request_id: `'another request'`, created_at: `created_at - interval '1 day'`,
};

const STATUSES = ['pending', 'completed', 'rejected', 'cancelled', 'refunded', 'reversed', 'failed'] as const;
const TRANSITIONS: Readonly<Record<string, readonly string[]>> = {
  pending: ['completed', 'rejected', 'cancelled', 'refunded', 'failed'], completed: ['reversed'],
};

// The pending payment is under review, which it leaves by the decision of its case.
const DECIDED = [
  `insert into review_opinion (transaction_id, officer_id, decision, reason, given_at)
   select $1, id, 'approve', 'Seen and filed.', now() from app_user where username = 'admin'`,
  `update review_case set state = 'decided', decision = 'approve', ended_at = now() where transaction_id = $1`,
];

class Undone extends Error {}

describe('the database itself, spoken to as the application speaks', () => {
  let rig: TestApp;
  let em: EntityManager;
  /** Transactions by status. */
  const ids: Record<string, string> = {};
  let payerId: string;
  let payeeId: string;

  beforeAll(async () => {
    rig = await startApp();
    em = rig.orm.em;
    const newcomer = await registerNewcomer(rig);
    const [payer, payee] = [await openWallet(newcomer, '9000.00'), await openWallet(newcomer, '0.00')];
    [payerId, payeeId] = [payer.id, payee.id];
    await newcomer.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { amount: '1.00' }) });
    await newcomer.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { amount: '4000.00' }) });
    await newcomer.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { memo: 'usury' }) }).catch(() => undefined);
    for (const { id, status } of await newcomer.transactions.listTransactions({ type: 'send' })) ids[status] = id;
    await untilSealed(em);
  });
  afterAll(async () => {
    await expectCoherentLedger(em);
    await rig.close();
  });

  const refused = async (statement: string, parameters: unknown[], reason: RegExp): Promise<void> => {
    const before = await contentsOf(em);
    await expect(rows(em.fork(), statement, parameters)).rejects.toThrow(reason);
    expect(await contentsOf(em)).toEqual(before);
  };

  /** Runs statements in one transaction that is undone at the end, and lets what they throw through. */
  const attempt = (...statements: [text: string, parameters: unknown[]][]): Promise<void> =>
    em.fork().transactional(async (tx) => {
      for (const [text, parameters] of statements) await rows(tx, text, parameters);
      throw new Undone('Nothing stood in the way.');
    });

  describe.each(Object.entries(APPEND_ONLY))('I9: %s', (table, column) => {
    it.each([
      ['changed', `update "${table}" set ${column} = ${column}`],
      ['removed from', `delete from "${table}"`],
      ['emptied', `truncate "${table}" cascade`],
    ])('cannot be %s', (_, statement) => refused(statement, [], /is append-only/));
  });

  it.each(['transaction', 'hold', 'account', 'wallet'])('I9: %s can be neither emptied nor thinned out', async (table) => {
    await refused(`truncate "${table}" cascade`, [], /is append-only/);
    await refused(`delete from "${table}"`, [], /is append-only|cannot be deleted|I5/);
  });

  it.each(Object.entries(TERMS))('I9: the %s of a transaction cannot change, whatever its status', async (column, value) => {
    for (const id of [ids['pending'], ids['completed'], ids['rejected']]) {
      await refused(`update transaction set ${column} = ${value} where id = $1`, [id], /I9/);
    }
  });

  describe.each(['pending', 'completed', 'rejected'])('I8: a %s transaction', (from) => {
    it.each(STATUSES.filter((to) => to !== from))('becomes %s only if the table of states says so', async (to) => {
      const isDone = to === 'completed' || to === 'reversed';
      const moved = attempt(...DECIDED.map((text): [string, unknown[]] => [text, [ids['pending']]]), [`
        update transaction set status = $2, sub_status = case $2 when 'pending' then 'in_review' end,
          completed_at = case when $3 then now() end where id = $1`, [ids[from], to, isDone]]);
      if (TRANSITIONS[from]?.includes(to)) await expect(moved).rejects.toThrow(Undone);
      else await expect(moved).rejects.toThrow(`I8: a ${from} transaction cannot become ${to}`);
    });
  });

  const INSERT = `
    insert into entry (account_id, account_sequence, transaction_id, posting, purpose, currency, amount_minor,
                       balance_after_minor)
    select a.id, a.sequence, $1, 0, 'principal', $4, l.amount, a.posted_minor
    from unnest($2::uuid[], $3::bigint[]) as l (account_id, amount) join account a on a.id = l.account_id`;
  const MOVE = `
    update account a set posted_minor = posted_minor + l.amount, sequence = sequence + 1
    from unnest($1::uuid[], $2::bigint[]) as l (account_id, amount) where a.id = l.account_id`;
  const post = (accountIds: string[], amounts: number[], currency = 'AED') => attempt(
    [MOVE, [accountIds, amounts]], [INSERT, [newId(), accountIds, amounts, currency]]);

  it('I2: a balanced posting is possible, so that the refusals below mean something', () =>
    expect(post([payerId, payeeId], [-5, 5])).rejects.toThrow(Undone));

  it.each<[string, number[]]>([['do not sum to zero', [-5, 6]], ['both take', [-5, -5]], ['both give', [5, 5]]])(
    'I2: entries that %s are refused', (_, amounts) => expect(post([payerId, payeeId], amounts)).rejects.toThrow('I2'));

  it('I2: half a posting is refused', () => expect(post([payeeId], [5])).rejects.toThrow('I2'));

  it('I2: an entry of nothing is refused', () => expect(post([payerId, payeeId], [0, 0])).rejects.toThrow(/check constraint/));

  it('I4: an entry in the currency of another account is refused', () =>
    expect(post([payerId, payeeId], [-5, 5], 'QAR')).rejects.toThrow('I4'));

  it('I4: an entry that leaves another balance than its account has is refused', () => expect(attempt(
    [`update account set sequence = sequence + 1 where id = any($1)`, [[payerId, payeeId]]],
    [INSERT.replace('a.posted_minor', 'a.posted_minor + l.amount'), [newId(), [payerId, payeeId], [-5, 5], 'AED']],
  )).rejects.toThrow('I4'));

  it('I4: an entry without an account is refused', () => expect(attempt(
    [INSERT.replace('a.id, a.sequence', 'gen_random_uuid(), 1'), [newId(), [payerId, payeeId], [-5, 5], 'AED']],
  )).rejects.toThrow('I4'));

  it('I7: an entry cannot take a number that is taken', () => expect(attempt(
    [INSERT.replace('a.sequence', '1'), [newId(), [payerId, payeeId], [-5, 5], 'AED']],
  )).rejects.toThrow(/duplicate key/));

  it('I3: an account cannot spend what it has not, nor what it holds', async () => {
    for (const change of ['posted_minor = -1', 'posted_minor = held_minor - 1', 'held_minor = posted_minor + 1', 'held_minor = -1']) {
      await refused(`update account set ${change} where id = $1`, [payerId], /account_(available|held)_not_negative/);
    }
    await expect(attempt([`update account set posted_minor = -1 where kind = 'issuer'`, []])).rejects.toThrow(Undone);
  });

  it('I5: a hold ends once and keeps its terms', async () => {
    const { id } = await row<{ id: string }>(em.fork(), 'select id from hold where transaction_id = $1', [ids['pending']]);
    for (const change of ['amount_minor = amount_minor + 1', 'account_id = $2', 'transaction_id = $2']) {
      const parameters = change.includes('$2') ? [id, payeeId] : [id];
      await refused(`update hold set ${change} where id = $1`, parameters, /I5/);
    }
    const draw = (change: string): [string, unknown[]] => [`update hold set ${change} where id = $1`, [id]];
    const whole = draw('captured_minor = amount_minor, ended_at = now()');
    await expect(attempt(draw('captured_minor = 1'), draw('released_minor = 1'))).rejects.toThrow(Undone);
    await expect(attempt(draw('captured_minor = 2'), draw('captured_minor = 1'))).rejects.toThrow('I5');
    await expect(attempt(draw('captured_minor = amount_minor + 1'))).rejects.toThrow('hold_within_amount');
    await expect(attempt(draw('captured_minor = amount_minor'))).rejects.toThrow('hold_ended');
    await expect(attempt(whole)).rejects.toThrow(Undone);
    await expect(attempt(whole, draw('released_minor = 0'))).rejects.toThrow('I5');
    await expect(attempt(whole, [`delete from hold where id = $1`, [id]])).rejects.toThrow('I5');
  });

  it('I5: one transaction has one hold', () => expect(attempt([`
    insert into hold (id, transaction_id, account_id, amount_minor)
    select gen_random_uuid(), transaction_id, account_id, 1 from hold where transaction_id = $1`, [ids['pending']]]))
    .rejects.toThrow(/hold_transaction_id_key/));

  it('I11: one transaction has one verdict', () => expect(attempt([
    'insert into verdict select * from verdict where transaction_id = $1', [ids['completed']]]))
    .rejects.toThrow(/verdict_pkey/));

  it('an account carries the currency of its network, and a network has each of its own accounts once', async () => {
    const insert = 'insert into account (id, kind, network, currency) values (gen_random_uuid(), $1, $2, $3)';
    await refused(insert, ['wallet', 'uae_dirham', 'QAR'], /account_network_currency/);
    await refused(insert, ['wallet', 'another_network', 'AED'], /account_network_currency/);
    await refused(insert, ['issuer', 'uae_dirham', 'AED'], /account_system_unique/);
  });
});
