import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor, type Currency, type Network } from '../../platform/money.ts';
import type { Ageing, ReviewState, Decision, FindingCountsDto, ReviewDto } from './review.dto.ts';

/** A case as it is read, with its payment, its people and what the rules found. */
export interface ReviewRow {
  id: string;
  network: Network;
  currency: Currency;
  amount_minor: string;
  memo: string | null;
  is_memo_sealed: boolean;
  from_wallet_id: string;
  from_address: string;
  payer: string;
  to_wallet_id: string;
  to_address: string;
  payee: string;
  maker_id: string;
  /** Whose wallets they are. */
  payer_id: string;
  payee_id: string;
  bank_id: string;
  score: number;
  findings: [ruleId: string, severity: string][] | null;
  state: ReviewState;
  decision: Decision | null;
  officers_needed: number;
  opinions: { id: string; name: string; decision: Decision; reason: string; givenAt: string }[] | null;
  assignee_id: string | null;
  assignee: string | null;
  opened_at: Date;
  ended_at: Date | null;
}

export const REVIEW_COLUMNS = `
  t.id, t.network, t.currency, t.amount_minor, t.memo,
  t.sealed_memo is not null as is_memo_sealed, t.from_wallet_id, f.address as from_address, fu.name as payer,
  t.to_wallet_id, p.address as to_address, pu.name as payee, t.initiated_by as maker_id,
  p.owner_id as payee_id, f.owner_id as payer_id, c.bank_id,
  t.compliance_score as score, c.state, c.decision, c.officers_needed, c.assignee_id, a.name as assignee, c.opened_at,
  c.ended_at,
  (select json_agg(json_build_array(found ->> 'ruleId', found ->> 'severity'))
   from verdict v, json_array_elements(v.result -> 'findings') found where v.transaction_id = t.id) as findings,
  (select json_agg(json_build_object('id', o.officer_id, 'name', u.name, 'decision', o.decision, 'reason', o.reason,
                                     'givenAt', o.given_at) order by o.given_at, o.officer_id)
   from review_opinion o join app_user u on u.id = o.officer_id where o.transaction_id = t.id) as opinions
  from review_case c
  join transaction t on t.id = c.transaction_id
  join wallet f on f.id = t.from_wallet_id
  join app_user fu on fu.id = f.owner_id
  join wallet p on p.id = t.to_wallet_id
  join app_user pu on pu.id = p.owner_id
  left join app_user a on a.id = c.assignee_id`;

/** The SQL that sorts an interval into the three ages officers look at. */
export const ageingOf = (interval: string): string => `
  case when ${interval} < interval '24 hours' then 'under_24h'
       when ${interval} < interval '72 hours' then 'under_72h' else 'older' end`;

const HOUR_SECONDS = 3600;

const ageingAfter = (seconds: number): Ageing =>
  seconds < 24 * HOUR_SECONDS ? 'under_24h' : seconds < 72 * HOUR_SECONDS ? 'under_72h' : 'older';

const countsOf = (findings: ReviewRow['findings']): FindingCountsDto => {
  const of = (severity: string) => (findings ?? []).filter(([, found]) => found === severity).length;
  return { prohibit: of('prohibit'), flag: of('flag'), advise: of('advise') };
};

/** A case as officers see it now. */
export const toReview = (r: ReviewRow, now: Date): ReviewDto => {
  const [openedAt, endedAt] = [new Date(r.opened_at), r.ended_at === null ? null : new Date(r.ended_at)];
  const ageSeconds = Math.max(0, Math.floor(((endedAt ?? now).getTime() - openedAt.getTime()) / 1000));
  return {
    transactionId: toTransactionId(r.id),
    network: r.network,
    amount: formatMinor(BigInt(r.amount_minor)),
    currency: r.currency,
    memo: r.memo,
    isMemoSealed: r.is_memo_sealed,
    payer: { address: r.from_address, name: r.payer },
    payee: { address: r.to_address, name: r.payee },
    score: r.score,
    rules: (r.findings ?? []).map(([ruleId]) => ruleId),
    findings: countsOf(r.findings),
    state: r.state,
    decision: r.decision,
    officersNeeded: r.officers_needed,
    opinions: (r.opinions ?? []).map(({ id, name, decision, reason, givenAt }) => ({
      officer: { id, name }, decision, reason, givenAt: new Date(givenAt).toISOString(),
    })),
    assignee: r.assignee_id === null ? null : { id: r.assignee_id, name: r.assignee ?? '' },
    openedAt: openedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    ageSeconds,
    ageing: ageingAfter(ageSeconds),
  };
};
