import { Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId, toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { DecideReview, type OpenReview } from '../reviews/decide-review.use-case.ts';
import type { ReviewResultDto, ReviewRow } from '../reviews/public.ts';
import type { ClearanceDto, JudgedHit } from '../screening/public.ts';
import { SecondReadings } from '../second-reader/second-readings.queries.ts';
import { CaseAccess } from './case-access.service.ts';
import { clearingsOf, judgedCase, type ClearingRow } from './case-evidence.queries.ts';
import { asksOf, isOf, openHits, type JudgedCase, type Pair } from './case-hits.ts';
import type { ClearedPairDto, ClearPairDto } from './clear-pair.dto.ts';
import { PartyClearing, type PartyPair } from './party-clearing.service.ts';

const SERVER_ERROR = 500;

/** What an officer says of a pair, once it is known what there is to say. */
interface OfficerStatement extends Omit<PartyPair, 'words'> {
  officerId: string;
  reason: string;
  /** Whether as many officers as the review needs say so with this one. */
  areEnough: boolean;
}

/** What was said of a pair before: by how many other people, by the officer, and whether it is agreed. */
interface EarlierStatements {
  others: number;
  isMine: boolean;
  isDone: boolean;
}

/** Whether an officer's words leave anything open, and what they said. */
interface OpinionAsked {
  judged: JudgedCase;
  reason: string;
  officer: Actor;
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
    private readonly clearing: PartyClearing,
    private readonly events: EventLog,
    private readonly readings: SecondReadings,
  ) {}

  async execute(actor: Actor, idOrName: string, request: ClearPairDto): Promise<ClearedPairDto> {
    const expiresAt = this.clearing.checkedExpiry(request.expiresAt ?? this.clearing.usualExpiry());
    return this.unitOfWork.commit(async (tx) => {
      await this.clearing.lock(tx, await this.access.find(tx, actor, idOrName));
      const open = await this.deciding.open(tx, actor, idOrName);
      const review = await this.access.lock(tx, actor, idOrName);
      const judged = await judgedCase(tx, review.id);
      const hits = openHits(judged.facts).filter((hit) => isOf(hit, request));
      if (hits.length === 0) throw new Refusal(422, 'NOTHING_TO_CLEAR', 'No such party of this payment is like it.');
      const areEnough = await this.areEnough(tx, actor.userId, review, request);
      const { isAgreed, clearances } = await this.recordStatement(tx, actor, review, {
        pair: request, hits, officerId: actor.userId, reason: request.reason, expiresAt, areEnough,
      });
      const result = await this.decide(tx, actor, open, { judged, reason: request.reason, officer: actor });
      return { ...result, pair: isAgreed ? 'cleared' : 'proposed', clearances };
    });
  }

  /**
   * Takes over what officers said of the same pair in a case of its own: each has said it of this payment as well, as
   * far as they may decide it, and no further.
   */
  async takeOver(tx: Tx, actor: Actor, id: string, { pair, words }: Pick<PartyPair, 'pair' | 'words'>): Promise<void> {
    const expiresAt = new Date(this.clearing.usualExpiry());
    const judged = await judgedCase(tx, id);
    const hits = openHits(judged.facts).filter((hit) => isOf(hit, pair));
    const said: { reason: string; officer: Actor }[] = [];
    for (const { officerId, reason } of words) {
      said.push({ reason, officer: { ...actor, userId: officerId, ...await roleAndBankOf(tx, officerId) } });
    }
    for (const { reason, officer } of said) {
      if (await this.openIfMine(tx, officer, id) === null) continue;
      const review = await this.access.lock(tx, officer, id);
      const areEnough = await this.areEnoughAnew(tx, officer.userId, review, pair);
      if (areEnough === null) continue;
      await this.recordStatement(tx, actor, review, {
        pair, hits, officerId: officer.userId, reason, expiresAt, areEnough,
      });
    }
    // All words first: the first opinion may decide the review.
    for (const { reason, officer } of said) {
      const open = await this.openIfMine(tx, officer, id);
      if (open !== null) await this.decide(tx, actor, open, { judged, reason, officer });
    }
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
  private async areEnough(tx: Tx, officerId: string, review: ReviewRow, pair: Pair): Promise<boolean> {
    const { others, isMine, isDone } = await this.saidOf(tx, officerId, review, pair);
    if (isDone) throw new Refusal(409, 'ALREADY_CLEARED', 'This pair is cleared.');
    if (isMine) throw new Refusal(409, 'ALREADY_DECIDED', 'You have already said so; another officer must agree.');
    return others + 1 >= review.officers_needed;
  }

  /** The same; null where nothing is to be added. */
  private async areEnoughAnew(tx: Tx, officerId: string, review: ReviewRow, pair: Pair): Promise<boolean | null> {
    const { others, isMine, isDone } = await this.saidOf(tx, officerId, review, pair);
    return isDone || isMine ? null : others + 1 >= review.officers_needed;
  }

  private saidOf(tx: Tx, officerId: string, review: ReviewRow, { party, entryId }: Pair): Promise<EarlierStatements> {
    return row<EarlierStatements>(tx, `
      select (count(distinct person_of(officer_id))
               filter (where person_of(officer_id) <> person_of($4)))::int as others,
             coalesce(bool_or(person_of(officer_id) = person_of($4)), false) as "isMine",
             coalesce(bool_or(is_agreed), false) as "isDone"
      from review_clearance where transaction_id = $1 and party = $2 and entry_id = $3`,
      [review.id, party, entryId, officerId]);
  }

  /**
   * Keeps an officer's word. The words of enough officers go over to the party's own case; the pair is cleared once
   * they are enough there as well.
   */
  private async recordStatement(
    tx: Tx, actor: Actor, review: ReviewRow, said: OfficerStatement,
  ): Promise<{ isAgreed: boolean; clearances: ClearanceDto[] }> {
    const { pair, officerId, reason } = said;
    const before = (await clearingsOf(tx, review.id))
      .filter(({ party, entryId }) => party === pair.party && entryId === pair.entryId);
    const told = { ...said, words: [...before, { officerId, reason }] };
    const isAgreed = said.areEnough && await this.clearing.isEnough(tx, actor, review, told);
    await this.write(tx, actor, review, { ...said, isAgreed });
    return { isAgreed, clearances: isAgreed ? await this.clearing.clear(tx, actor, review, told) : [] };
  }

  private async write(
    tx: Tx, actor: Actor, { id: caseId }: ReviewRow, said: OfficerStatement & { isAgreed: boolean },
  ): Promise<void> {
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

  // A payment that is stopped waits; the word about the pair is kept.
  private async decide(
    tx: Tx, actor: Actor, open: OpenReview, { judged, reason, officer }: OpinionAsked,
  ): Promise<ReviewResultDto & { openRules: string[]; isStopped: boolean }> {
    const { id, status } = open.payment;
    const clearings = await clearingsOf(tx, id);
    const asks = asksOf(judged, isSaidBy(clearings, (said) => said.isAgreed));
    const leftByMe = asksOf(judged, isSaidBy(clearings, (said) => said.isAgreed || said.officerId === officer.userId));
    const openRules = [...new Set(asks.filter(({ isSettled }) => !isSettled).map(({ ruleId }) => ruleId))];
    const left = { transactionId: toTransactionId(id), status, state: 'open' as const, openRules };
    const hasSaidSo = await rows(tx, `
      select 1 from review_opinion where transaction_id = $1 and officer_id = $2 and decision = 'approve'`,
      [id, officer.userId]);
    const isLeft = leftByMe.some(({ isSettled }) => !isSettled) || await this.readings.asks(tx, id);
    if (isLeft || hasSaidSo.length > 0) {
      return { ...left, isStopped: false };
    }
    // What stopped the payment may have been settled just now.
    const now = await this.deciding.open(tx, officer, id);
    if (await this.deciding.isStoppedFor(tx, officer, now)) return { ...left, isStopped: true };
    const opinion = { decision: 'approve' as const, reason, officerId: officer.userId };
    return { ...await this.deciding.decide(tx, actor, now, opinion), openRules, isStopped: false };
  }
}

/** What an account may decide now, whatever it could when the word was given. */
const roleAndBankOf = (tx: Tx, officerId: string): Promise<Pick<Actor, 'role' | 'bankId'>> =>
  row<Pick<Actor, 'role' | 'bankId'>>(tx, 'select role, bank_id as "bankId" from app_user where id = $1', [officerId]);

const isSaidBy = (clearings: readonly ClearingRow[], counts: (said: ClearingRow) => boolean) =>
  (hit: JudgedHit): boolean => clearings.some((said) => counts(said) && isOf(hit, said));
