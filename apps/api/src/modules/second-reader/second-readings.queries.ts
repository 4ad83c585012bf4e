import { Inject, Injectable } from '@nestjs/common';
import { row, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import { raisedBy, type PaymentFacts, type Verdict } from '../compliance/public.ts';
import { SECOND_READING_QUEUE } from './second-reading-queue.ts';
import type { ReadingState, SecondReadingDto, SeenPrinciple, UnreadCause } from './second-reading.dto.ts';

interface ReadingRow {
  facts: PaymentFacts;
  result: Verdict;
  isOpen: boolean;
  isWaiting: boolean;
  outcome: Exclude<ReadingState, 'waiting'> | null;
  principle: SeenPrinciple | null;
  reason: string | null;
  unreadBecause: UnreadCause | null;
  model: string | null;
  answeredAs: string | null;
  instruction: string | null;
  readAt: Date | null;
}

/** Tells what a second reader made of a payment under review. */
@Injectable()
export class SecondReadings {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'secondReader'>, private readonly compliance: ComplianceService,
  ) {}

  /** What is kept of a reading, or that it waits for one; null where nobody read it and nobody will. */
  async of(tx: Tx, caseId: string): Promise<SecondReadingDto | null> {
    const found = await row<ReadingRow>(tx, `
      select v.facts, v.result, c.state = 'open' as "isOpen", exists (
               select from job j where j.queue = $2 and j.subject = $1::text and j.failed_at is null) as "isWaiting",
             r.outcome, r.principle, r.reason, r.unread_because as "unreadBecause", r.model,
             r.answered_as as "answeredAs", r.instruction, r.read_at as "readAt"
      from review_case c join verdict v on v.transaction_id = c.transaction_id
      left join second_reading r on r.transaction_id = c.transaction_id
      where c.transaction_id = $1::uuid`, [caseId, SECOND_READING_QUEUE]);
    const { facts, result, isOpen, isWaiting, outcome, readAt, ...kept } = found;
    const { principle } = kept;
    if (outcome !== null) {
      const isRaised = principle !== null && raisedBy(principle, result.principles) !== null;
      return { state: outcome, ...kept, isRaised, readAt: readAt === null ? null : new Date(readAt).toISOString() };
    }
    const isDue = this.env.secondReader !== undefined && isOpen && isWaiting;
    if (!isDue || !await this.compliance.areWordsInDoubt(tx, facts, result)) return null;
    return { state: 'waiting', ...kept, isRaised: false, readAt: null };
  }

  /** Whether a reading leaves a case to an officer's own word: it saw something, or is missing. */
  async asks(tx: Tx, caseId: string): Promise<boolean> {
    const reading = await this.of(tx, caseId);
    return reading !== null && reading.state !== 'nothing';
  }
}
