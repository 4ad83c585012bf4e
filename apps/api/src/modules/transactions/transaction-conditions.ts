import { expressionBuilder, sql, type Expression, type Nullable, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { fromTransactionId } from '../../platform/ids.ts';
import { parseAmount } from '../../platform/money.ts';
import { CUSTOMER_FINDINGS } from '../compliance/public.ts';
import type { JudgedOutcome, TransactionFilter } from './transaction-filter.dto.ts';
import { actsFor } from './visibility.ts';

/** Transactions with the wallets of payer and payee, as `transactionsIn` names them. */
type Books = Tables & {
  t: Tables['transaction']; f: Nullable<Tables['wallet']>; p: Nullable<Tables['wallet']>;
};

type Condition = Expression<SqlBool>;

const t = expressionBuilder<Books, 't' | 'f' | 'p'>();

const ACTIONS: Readonly<Record<JudgedOutcome, 'allow' | 'review' | 'block'>> = {
  allowed: 'allow', review: 'review', blocked: 'block',
};

const minorOf = (amount: string): bigint => parseAmount(amount) ?? 0n;

const isLike = (text: Expression<string | null>, words: string): Condition =>
  sql<boolean>`folded(${text}) like folded_pattern(${words})`;

/** Words that stand in a memo, a reference, a name or an address, or the id of the transaction itself. */
const says = (words: string): Condition => {
  const id = fromTransactionId(words);
  if (id !== null) return t('t.id', '=', id);
  return t.or([
    isLike(t.ref('t.memo'), words), isLike(t.ref('t.reference'), words), isLike(t.ref('t.counterparty_name'), words),
    isLike(t.ref('f.address'), words), isLike(t.ref('p.address'), words),
  ]);
};

/** What a verdict is asked about; of what comes to a wallet nobody there learns how it was judged. */
const isJudged = (actor: Actor, ...asked: Condition[]): Condition => t.and([
  actsFor(actor, 'f'),
  t.exists(t.selectFrom('verdict as v').select(sql<number>`1`.as('found'))
    .whereRef('v.transaction_id', '=', 't.id').where((v) => v.and(asked))),
]);

const hasFinding = (finding: { ruleId: string; principle?: 'kyc' }): Condition =>
  sql<boolean>`(v.result -> 'findings')::jsonb @> ${JSON.stringify([finding])}::jsonb`;

// A customer who pays is not told that a list or a pattern held the payment; see discloseTo.
const names = (actor: Actor, ruleId: string): Condition => isJudged(actor, hasFinding({ ruleId }),
  ...(actor.role !== 'user' || CUSTOMER_FINDINGS.has(ruleId) ? [] : [t.not(hasFinding({ ruleId, principle: 'kyc' }))]));

// Nor is such a customer told that a principle stands by one of these.
const stands = (actor: Actor, said: string): Condition => {
  const [principle = '', standing = ''] = said.split(':');
  if (actor.role === 'user' && principle === 'kyc') return t.val(false);
  return isJudged(actor, sql<boolean>`v.result -> 'principles' ->> ${principle}::text = ${standing}`);
};

const holds = (actor: Actor, said: string): Condition => {
  const at = said.indexOf(':');
  const pair = { [said.slice(0, at).normalize('NFC')]: said.slice(at + 1).normalize('NFC') };
  return t.and([actsFor(actor, 'f'), sql<boolean>`t.metadata @> ${JSON.stringify(pair)}::jsonb`]);
};

/** Each filter as a condition on a transaction, its wallets and its verdict; `wallet` says where to look instead. */
const CONDITIONS: {
  [Name in Exclude<keyof TransactionFilter, 'wallet'>]-?: (
    value: NonNullable<TransactionFilter[Name]>, actor: Actor) => Condition;
} = {
  network: (network) => t('t.network', '=', network),
  type: (type) => t('t.type', '=', type),
  status: (status) => t('t.status', '=', status),
  batch: (batch) => t('t.batch_id', '=', batch),
  q: says,
  reference: (reference) => t('t.reference', '=', reference),
  counterparty: (name) => isLike(t.ref('t.counterparty_name'), name),
  purposeCode: (code) => t('t.purpose_code', '=', code),
  amountFrom: (amount) => t('t.amount_minor', '>=', minorOf(amount).toString()),
  amountTo: (amount) => t('t.amount_minor', '<=', minorOf(amount).toString()),
  rule: (rule, actor) => names(actor, rule),
  outcome: (outcome, actor) => isJudged(actor, sql<boolean>`v.action = ${ACTIONS[outcome]}`),
  principle: (said, actor) => stands(actor, said),
  scoreFrom: (score) => t('t.compliance_score', '>=', score),
  scoreTo: (score) => t('t.compliance_score', '<=', score),
  actor: (id) => t('t.initiated_by', '=', id),
  metadata: (said, actor) => holds(actor, said),
  from: (moment) => t('t.created_at', '>=', moment),
  to: (moment) => t('t.created_at', '<', moment),
};

/** The conditions of a filter, all of which hold of what somebody is shown. */
export const conditionsOf = (filter: TransactionFilter, actor: Actor): Condition[] =>
  (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]).flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [(CONDITIONS[name] as (value: unknown, actor: Actor) => Condition)(value, actor)];
  });
