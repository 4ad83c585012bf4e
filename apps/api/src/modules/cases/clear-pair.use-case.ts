import { Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { DecideReview, type OpenReview, type ReviewResultDto } from '../reviews/decide-review.use-case.ts';
import type { ReviewRow } from '../reviews/reviews.queries.ts';
import type { ClearanceDto } from '../screening/listed-entries.queries.ts';
import type { JudgedHit } from '../screening/screening.service.ts';
import { SecondReadings } from '../second-reader/second-readings.queries.ts';
import { CaseAccess } from './case-access.service.ts';
import { clearingsOf, judgedCase, type ClearingRow } from './case-evidence.queries.ts';
import { asksOf, isOf, openHits, type JudgedCase, type Pair } from './case-hits.ts';
import type { ClearedPairDto, ClearPairDto } from './clear-pair.dto.ts';
import { TellApart, type ToldPair } from './tell-apart.service.ts';

const SERVER_ERROR = 500;

/** What an officer says of a pair, once it is known what there is to say. */
interface Said {
  pair: Pair;
  officerId: string;
  reason: string;
  expiresAt: Date;
  isAgreed: boolean;
}

/** What was said of a pair before: by how many other people, by the officer, and whether it is agreed. */
interface SaidBefore {
  others: number;
  isMine: boolean;
  isDone: boolean;
}

/**
 * Lets an officer say that a party of a payment under review is not the entry that it is like. Once as many officers
 * as the case needs have said so, the pair is cleared for later payments as well. Whoever leaves nothing else open, by
 * the rules or by a second reader, has said that the payment may go on: their word is their opinion on the case.
 */
@Injectable()
export class ClearPair {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly access: CaseAccess,
    private readonly deciding: DecideReview,
    private readonly telling: TellApart,
    private readonly events: EventLog,
    private readonly readings: SecondReadings,
  ) {}

  async execute(actor: Actor, idOrName: string, request: ClearPairDto): Promise<ClearedPairDto> {
    const expiresAt = this.telling.checkedExpiry(request.expiresAt ?? this.telling.usualExpiry());
    return this.unitOfWork.commit(async (tx) => {
      await this.telling.lock(tx, await this.access.find(tx, actor, idOrName));
      const open = await this.deciding.open(tx, actor, idOrName);
      const review = await this.access.lock(tx, actor, idOrName);
      const judged = await judgedCase(tx, review.id);
      const hits = openHits(judged.facts).filter((hit) => isOf(hit, request));
      if (hits.length === 0) throw new Refusal(422, 'NOTHING_TO_CLEAR', 'No such party of this payment is like it.');
      const isAgreed = await this.isAgreed(tx, actor.userId, review, request);
      await this.say(tx, actor, review, {
        pair: request, officerId: actor.userId, reason: request.reason, expiresAt, isAgreed,
      });
      const clearances = isAgreed ? await this.agree(tx, actor, review, { pair: request, hits, expiresAt }) : [];
      const result = await this.decide(tx, actor, open, { judged, reason: request.reason });
      return {
        transactionId: result.transactionId, pair: isAgreed ? 'cleared' : 'proposed', clearances,
        openRules: result.openRules, status: result.status, state: result.state,
      };
    });
  }

  /**
   * Takes over what officers said of the same pair in a case of its own: each has said it of this payment as well. A
   * payment that the one who asks may not decide is left as it is.
   */
  async takeOver(tx: Tx, actor: Actor, id: string, { pair, words }: Pick<ToldPair, 'pair' | 'words'>): Promise<void> {
    const open = await this.openIfMine(tx, actor, id);
    if (open === null) return;
    const review = await this.access.lock(tx, actor, id);
    const judged = await judgedCase(tx, review.id);
    const hits = openHits(judged.facts).filter((hit) => isOf(hit, pair));
    const expiresAt = new Date(this.telling.usualExpiry());
    for (const { officerId, reason } of words) {
      const isAgreed = await this.isAgreedAnew(tx, officerId, review, pair);
      if (isAgreed === null) continue;
      await this.say(tx, actor, review, { pair, officerId, reason, expiresAt, isAgreed });
      if (isAgreed) await this.agree(tx, actor, review, { pair, hits, expiresAt });
    }
    await this.decide(tx, actor, open, { judged, reason: words.at(-1)?.reason ?? '' });
  }

  private async openIfMine(tx: Tx, actor: Actor, id: string): Promise<OpenReview | null> {
    try {
      await this.access.find(tx, actor, id);
      return await this.deciding.open(tx, actor, id);
    } catch (failure) {
      if (failure instanceof Refusal && failure.status < SERVER_ERROR) return null;
      throw failure;
    }
  }

  /** Whether enough officers now say the same; one person says it once. */
  private async isAgreed(tx: Tx, officerId: string, review: ReviewRow, pair: Pair): Promise<boolean> {
    const { others, isMine, isDone } = await this.saidOf(tx, officerId, review, pair);
    if (isDone) throw new Refusal(409, 'ALREADY_CLEARED', 'This pair is cleared.');
    if (isMine) throw new Refusal(409, 'ALREADY_DECIDED', 'You have already said so; another officer must agree.');
    return others + 1 >= review.officers_needed;
  }

  /** The same; null where nothing is to be added. */
  private async isAgreedAnew(tx: Tx, officerId: string, review: ReviewRow, pair: Pair): Promise<boolean | null> {
    const { others, isMine, isDone } = await this.saidOf(tx, officerId, review, pair);
    return isDone || isMine ? null : others + 1 >= review.officers_needed;
  }

  private saidOf(tx: Tx, officerId: string, review: ReviewRow, { party, entryId }: Pair): Promise<SaidBefore> {
    return row<SaidBefore>(tx, `
      select (count(distinct person_of(officer_id))
               filter (where person_of(officer_id) <> person_of($4)))::int as others,
             coalesce(bool_or(person_of(officer_id) = person_of($4)), false) as "isMine",
             coalesce(bool_or(is_agreed), false) as "isDone"
      from review_clearance where transaction_id = $1 and party = $2 and entry_id = $3`,
      [review.id, party, entryId, officerId]);
  }

  /** Makes what follows from a pair that is told apart; the words of all officers go over to the party's own case. */
  private async agree(
    tx: Tx, actor: Actor, review: ReviewRow, told: Omit<ToldPair, 'words'>,
  ): Promise<ClearanceDto[]> {
    const { party, entryId } = told.pair;
    const words = (await clearingsOf(tx, review.id)).filter((said) => said.party === party && said.entryId === entryId);
    return this.telling.execute(tx, actor, review, { ...told, words });
  }

  private async say(tx: Tx, actor: Actor, { id: caseId }: ReviewRow, said: Said): Promise<void> {
    const { pair: { party, entryId }, officerId, reason, expiresAt, isAgreed } = said;
    const id = newId();
    await rows(tx, `
      insert into review_clearance (id, transaction_id, number, party, entry_id, officer_id, reason, expires_at,
        is_agreed, given_at)
      select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, $8, business_now()
      from review_clearance where transaction_id = $2`,
      [id, caseId, party, entryId, officerId, reason, expiresAt, isAgreed]);
    await this.events.record(tx, [{
      action: isAgreed ? 'review_pair_clear' : 'review_pair_propose', resource: 'review_clearance', resourceId: id,
      actor, severity: 'warning',
      details: { transactionId: toTransactionId(caseId), party, entryId, officerId, reason },
    }]);
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
    const isLeft = leftByMe.some(({ isSettled }) => !isSettled) || await this.readings.asks(tx, id);
    if (isLeft || hasSaidSo.length > 0) {
      return { transactionId: toTransactionId(id), status, state: 'open', openRules };
    }
    // What stopped the payment may have been settled just now.
    const now = await this.deciding.open(tx, actor, id);
    return { ...await this.deciding.decide(tx, actor, now, { decision: 'approve', reason }), openRules };
  }
}

const isSaidBy = (clearings: readonly ClearingRow[], counts: (said: ClearingRow) => boolean) =>
  (hit: JudgedHit): boolean => clearings.some((said) => counts(said) && isOf(hit, said));
