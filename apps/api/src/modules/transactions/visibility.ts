import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/http/access/actor.ts';

/**
 * Whether the payee's side is told nothing of a transaction `t`: it is under review, or compliance rejected it. Nobody
 * but the payer's side, which the maker always acts for, may learn of a suspicion. What officers rejected was told
 * before they did.
 */
export const IS_WITHHELD = `
  (t.sub_status is not distinct from 'in_review' or (t.status = 'rejected' and not exists (
    select 1 from approval r where r.transaction_id = t.id and r.decision = 'reject')))`;

/** Whether a caller ($1 role, $2 id, $3 bank) acts for a wallet under an alias. */
export const actsForWallet = (alias: string): string =>
  `($1::text = 'admin' or ${alias}.owner_id = $2::uuid or ($1 = 'bank' and ${alias}.bank_id = $3::uuid))`;

/** A caller reaches a transaction `t` through its payer’s or payee’s wallet, `f` or `p`; the administrator, all. */
export const IS_VISIBLE_TRANSACTION = `(${actsForWallet('f')} or (${actsForWallet('p')} and not ${IS_WITHHELD}))`;

/** As `actsForWallet`, for statements that Kysely builds. */
export const actsFor = ({ role, userId, bankId }: Actor, alias: 'f' | 'p'): RawBuilder<boolean> => {
  if (role === 'admin') return sql<boolean>`true`;
  const isOwn = sql<boolean>`${sql.ref(`${alias}.owner_id`)} = ${userId}`;
  return role === 'bank' ? sql`(${isOwn} or ${sql.ref(`${alias}.bank_id`)} = ${bankId})` : isOwn;
};

/** As `IS_VISIBLE_TRANSACTION`, for statements that Kysely builds. */
export const isVisibleTo = (actor: Actor): RawBuilder<boolean> => (actor.role === 'admin' ? sql<boolean>`true`
  : sql<boolean>`(${actsFor(actor, 'f')} or (${actsFor(actor, 'p')} and not ${sql.raw(IS_WITHHELD)}))`);

/** Who refused a transaction `t`: a case that officers decided, an approval that was refused, or else its verdict. */
export const REJECTED_BY = `
  case when t.status = 'rejected' then case
    when exists (select 1 from review_case c where c.transaction_id = t.id and c.decision = 'reject') then 'officer'
    when exists (select 1 from approval r where r.transaction_id = t.id and r.decision = 'reject') then 'approver'
    else 'rules' end end`;
