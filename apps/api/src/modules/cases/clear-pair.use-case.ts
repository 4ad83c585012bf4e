import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { DecideReview, type OpenReview, type ReviewResultDto } from '../reviews/decide-review.use-case.ts';
import type { ReviewRow } from '../reviews/reviews.queries.ts';
import { KeepClearances } from '../screening/keep-clearances.use-case.ts';
import type { ClearanceDto } from '../screening/listed-entries.queries.ts';
import type { JudgedHit } from '../screening/screening.service.ts';
import { CaseAccess } from './case-access.service.ts';
import { clearingsOf, judgedCase, type ClearingRow } from './case-evidence.queries.ts';
import { asksOf, isOf, openHits, type JudgedCase, type Pair } from './case-hits.ts';
import type { ClearedPairDto, ClearPairDto } from './clear-pair.dto.ts';

const USUAL_DAYS = 180;
const DAY_MS = 86_400_000;

/** What an officer says of a pair, once it is known what there is to say. */
interface Said {
  pair: Pair;
  reason: string;
  expiresAt: Date;
  isAgreed: boolean;
}

/**
 * Lets an officer say that a party of a payment under review is not the entry that it is like. Once as many officers
 * as the case needs have said so, the pair is cleared for later payments as well. Whoever leaves nothing else open has
 * said that the payment may go on, and their word counts as their opinion on the case.
 */
@Injectable()
export class ClearPair {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: CaseAccess,
    private readonly deciding: DecideReview,
    private readonly keeping: KeepClearances,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, idOrName: string, request: ClearPairDto): Promise<ClearedPairDto> {
    const expiresAt = this.keeping.checkedExpiry(request.expiresAt ?? this.usualExpiry());
    return this.unitOfWork.commit(async (tx) => {
      await this.access.find(tx, actor, idOrName);
      const open = await this.deciding.open(tx, actor, idOrName);
      const review = await this.access.lock(tx, actor, idOrName);
      const judged = await judgedCase(tx, review.id);
      const hits = openHits(judged.facts).filter((hit) => isOf(hit, request));
      if (hits.length === 0) throw new Refusal(422, 'NOTHING_TO_CLEAR', 'No such party of this payment is like it.');
      const isAgreed = await this.isAgreed(tx, actor, review, request);
      const said = { pair: request, reason: request.reason, expiresAt, isAgreed };
      await this.say(tx, actor, review, said);
      const clearances = isAgreed ? await this.clear(tx, actor, review, { ...said, hits }) : [];
      const result = await this.decide(tx, actor, open, { judged, reason: request.reason });
      return {
        transactionId: result.transactionId, pair: isAgreed ? 'cleared' : 'proposed', clearances,
        openRules: result.openRules, status: result.status, state: result.state,
      };
    });
  }

  private usualExpiry(): string {
    return new Date(this.clock.now().getTime() + USUAL_DAYS * DAY_MS).toISOString();
  }

  /** Whether enough officers now say the same; one person says it once. */
  private async isAgreed(tx: Tx, actor: Actor, review: ReviewRow, { party, entryId }: Pair): Promise<boolean> {
    const { others, isMine, isDone } = await row<{ others: number; isMine: boolean; isDone: boolean }>(tx, `
      select (count(distinct person_of(officer_id))
               filter (where person_of(officer_id) <> person_of($4)))::int as others,
             coalesce(bool_or(person_of(officer_id) = person_of($4)), false) as "isMine",
             coalesce(bool_or(is_agreed), false) as "isDone"
      from review_clearance where transaction_id = $1 and party = $2 and entry_id = $3`,
      [review.id, party, entryId, actor.userId]);
    if (isDone) throw new Refusal(409, 'ALREADY_CLEARED', 'This pair is cleared.');
    if (isMine) throw new Refusal(409, 'ALREADY_DECIDED', 'You have already said so; another officer must agree.');
    return others + 1 >= review.officers_needed;
  }

  private async say(tx: Tx, actor: Actor, { id: caseId }: ReviewRow, said: Said): Promise<void> {
    const { pair: { party, entryId }, reason, expiresAt, isAgreed } = said;
    const id = newId();
    await rows(tx, `
      insert into review_clearance (id, transaction_id, number, party, entry_id, officer_id, reason, expires_at,
        is_agreed, given_at)
      select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, $8, $9
      from review_clearance where transaction_id = $2`,
      [id, caseId, party, entryId, actor.userId, reason, expiresAt, isAgreed, this.clock.now()]);
    await this.events.record(tx, [{
      action: isAgreed ? 'review_pair_clear' : 'review_pair_propose', resource: 'review_clearance', resourceId: id,
      actor, severity: 'warning',
      details: { transactionId: toTransactionId(caseId), party, entryId, reason },
    }]);
  }

  // Whoever has a wallet is cleared as that person alone, everybody else by name.
  private async clear(
    tx: Tx, actor: Actor, review: ReviewRow, { pair, reason, expiresAt, hits }: Said & { hits: readonly JudgedHit[] },
  ): Promise<ClearanceDto[]> {
    const ownerId = pair.party === 'payer' ? review.payer_id : pair.party === 'payee' ? review.payee_id : null;
    const made: ClearanceDto[] = [];
    for (const name of new Set(hits.map(({ party }) => party.name))) {
      const clearance = await this.keeping.keep(tx, actor, {
        party: { name, ownerId }, entryId: pair.entryId, reason, expiresAt, bankId: review.bank_id,
      });
      if (clearance !== null) made.push(clearance);
    }
    return made;
  }

  private async decide(
    tx: Tx, actor: Actor, open: OpenReview, { judged, reason }: { judged: JudgedCase; reason: string },
  ): Promise<ReviewResultDto & { openRules: string[] }> {
    const { id, status } = open.payment;
    const clearings = await clearingsOf(tx, id);
    const left = asksOf(judged, isSaidBy(clearings, (said) => said.isAgreed));
    const leftByMe = asksOf(judged, isSaidBy(clearings, (said) => said.isAgreed || said.officerId === actor.userId));
    const openRules = [...new Set(left.filter(({ isSettled }) => !isSettled).map(({ ruleId }) => ruleId))];
    const hasSaidSo = await rows(tx, `
      select 1 from review_opinion where transaction_id = $1 and officer_id = $2 and decision = 'approve'`,
      [id, actor.userId]);
    if (leftByMe.some(({ isSettled }) => !isSettled) || hasSaidSo.length > 0) {
      return { transactionId: toTransactionId(id), status, state: 'open', openRules };
    }
    return { ...await this.deciding.decide(tx, actor, open, { decision: 'approve', reason }), openRules };
  }
}

const isSaidBy = (clearings: readonly ClearingRow[], counts: (said: ClearingRow) => boolean) =>
  (hit: JudgedHit): boolean => clearings.some((said) => counts(said) && isOf(hit, said));
