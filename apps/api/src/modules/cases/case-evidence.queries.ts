import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import type { ReviewRow } from '../reviews/public.ts';
import { ListedEntries, type EntryNow } from '../screening/clearances/listed-entries.queries.ts';
import { fromEntryId, hitsOf, type ClearanceDto, type JudgedHit } from '../screening/public.ts';
import { SecondReadings } from '../second-reader/second-readings.queries.ts';
import { TransactionsQueries } from '../transactions/transactions.queries.ts';
import { CaseAccess } from './case-access.service.ts';
import type { CaseEvidenceDto, CaseHitDto, ComparedDto, EarlierCaseDto, HitState } from './case-evidence.dto.ts';
import { CaseHistory } from './case-history.queries.ts';
import { asksOf, entryOf, isOf, type JudgedCase } from './case-hits.ts';

const MOST_PAIR_PAYMENTS = 10;

/** An officer's word about a pair, as it is kept. */
export interface ClearingRow {
  party: JudgedHit['role'];
  entryId: string;
  officerId: string;
  officer: string;
  reason: string;
  expiresAt: Date;
  isAgreed: boolean;
  givenAt: Date;
}

interface JudgedRow extends JudgedCase {
  judgedAt: Date;
}

/** What stands around the hits of a case. */
interface HitContext {
  clearings: readonly ClearingRow[];
  clearances: readonly ClearanceDto[];
  entries: ReadonlyMap<string, EntryNow>;
  earlier: readonly EarlierCaseDto[];
}

/** Reads everything that a case rests on. */
@Injectable()
export class CaseEvidence {
  constructor(
    private readonly em: EntityManager,
    private readonly access: CaseAccess,
    private readonly history: CaseHistory,
    private readonly entries: ListedEntries,
    private readonly transactions: TransactionsQueries,
    private readonly readings: SecondReadings,
  ) {}

  /** The evidence of one case; 404 where the officer may not see it. */
  async get(actor: Actor, idOrName: string): Promise<CaseEvidenceDto> {
    const tx = this.em.fork();
    const review = await this.access.find(tx, actor, idOrName);
    const judged = await judgedCase(tx, review.id);
    const earlierCases = await this.history.earlier(tx, actor, review);
    const hits = hitsOf(judged.facts);
    const context = {
      clearings: await clearingsOf(tx, review.id), earlier: earlierCases,
      clearances: await this.entries.clearancesOf(tx, actor, hits.map((hit) => ({
        name: hit.party.name, entryId: entryOf(hit) }))),
      entries: await this.entries.asOf(tx, hits.map(entryOf), judged.judgedAt),
    };
    return {
      transactionId: toTransactionId(review.id),
      asks: asksOf(judged, (hit) => stateOf(hit, context.clearings) === 'cleared'),
      secondReading: await this.readings.of(tx, review.id),
      hits: hits.map((hit) => hitDto(hit, context)).sort((one, other) => other.score - one.score),
      payment: await this.transactions.get(actor, review.id),
      payer: await this.history.party(tx, actor, 'payer', review),
      payee: await this.history.party(tx, actor, 'payee', review),
      pair: await this.history.pair(tx, review),
      pairPayments: await this.pairPayments(tx, actor, review),
      earlierCases,
    };
  }

  private async pairPayments(tx: Tx, actor: Actor, review: ReviewRow): Promise<CaseEvidenceDto['pairPayments']> {
    const { id, from_wallet_id: from, to_wallet_id: to } = review;
    const found = await this.transactions.recentOf(tx, actor, from, MOST_PAIR_PAYMENTS + 1, to);
    return found.filter((payment) => payment.id !== id).slice(0, MOST_PAIR_PAYMENTS);
  }
}

/** What a payment was judged by. */
export const judgedCase = (tx: Tx, id: string): Promise<JudgedRow> =>
  row<JudgedRow>(tx, 'select facts, result, created_at as "judgedAt" from verdict where transaction_id = $1', [id]);

/** What officers said of the pairs of a case, in their order. */
export const clearingsOf = (tx: Tx, id: string): Promise<ClearingRow[]> => rows<ClearingRow>(tx, `
  select c.party, c.entry_id as "entryId", c.officer_id as "officerId", u.name as officer, c.reason,
         c.expires_at as "expiresAt", c.is_agreed as "isAgreed", c.given_at as "givenAt"
  from review_clearance c join app_user u on u.id = c.officer_id where c.transaction_id = $1 order by c.number`, [id]);

const stateOf = (hit: JudgedHit, clearings: readonly ClearingRow[]): HitState => {
  if (hit.clearedBy !== null) return 'passed_over';
  const said = clearings.filter((clearing) => isOf(hit, clearing));
  if (said.some(({ isAgreed }) => isAgreed)) return 'cleared';
  return said.length > 0 ? 'proposed' : 'open';
};

const hitDto = (hit: JudgedHit, { clearings, clearances, entries, earlier }: HitContext): CaseHitDto => {
  const { role, party, entry, resemblance } = hit;
  const entryId = entryOf(hit);
  const { birth, nationality, document } = resemblance.identifiers;
  const now = entries.get(entryId);
  return {
    party: role, name: party.name, entryId, source: fromEntryId(entryId)?.source ?? null, listedName: entry.name,
    matchedName: resemblance.name, isWeakAlias: (entry.weakAliases ?? []).includes(resemblance.name),
    kind: entry.kind ?? null, programmes: now?.programmes ?? [], list: now?.list ?? null,
    isListedNow: now?.isListed ?? false, score: resemblance.score, parts: [...resemblance.parts],
    likeness: resemblance.likeness ?? 'possible',
    births: compared(party.dob, entry.dob, birth),
    nationalities: compared(party.nationality, entry.nationality, nationality),
    documents: compared(covered(party.id), covered(entry.id), document),
    state: stateOf(hit, clearings),
    clearings: clearings.filter((clearing) => isOf(hit, clearing)).map((said) => ({
      officer: { id: said.officerId, name: said.officer }, reason: said.reason,
      givenAt: new Date(said.givenAt).toISOString(), isAgreed: said.isAgreed,
    })),
    clearances: clearances.filter((one) => one.entryId === entryId && one.name === party.name),
    earlierCases: earlier.filter((one) => one.entries.includes(entryId)).map((one) => one.transactionId),
  };
};

type Values = string | readonly string[] | undefined;

const allOf = (values: Values): string[] => [values ?? []].flat();

const compared = (sought: Values, listed: Values, agrees: boolean | undefined): ComparedDto =>
  ({ sought: allOf(sought), listed: allOf(listed), agrees: agrees ?? null });

const SHOWN_FIGURES = 4;

const covered = (values: Values): string[] => allOf(values).map((number) => `…${number.slice(-SHOWN_FIGURES)}`);
