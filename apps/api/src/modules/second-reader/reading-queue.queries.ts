import { Inject, Injectable } from '@nestjs/common';
import { LOCKS } from '../../platform/database/locks.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import type { PaymentFacts, Verdict } from '../compliance/public.ts';
import { namesInWords, sentWords } from './sent-words.ts';

/** A case that is to be read. */
export interface UnreadCase {
  id: string;
  openedAt: Date;
  /** What is sent to the model; null where the words are sealed. */
  sent: string | null;
}

interface CaseRow {
  id: string;
  openedAt: Date;
  isSealed: boolean;
  facts: PaymentFacts;
  result: Verdict;
  /** Both parties, as their accounts and the payment itself name them. */
  parties: unknown[];
}

const CASE = `
  select t.id, c.opened_at as "openedAt", t.sealed_memo is not null as "isSealed", v.facts, v.result,
         json_build_array(fu.name, pu.name, t.counterparty_name, t.originator, t.beneficiary) as parties
  from review_case c
  join transaction t on t.id = c.transaction_id
  join verdict v on v.transaction_id = c.transaction_id
  join wallet f on f.id = t.from_wallet_id join app_user fu on fu.id = f.owner_id
  join wallet p on p.id = t.to_wallet_id join app_user pu on pu.id = p.owner_id
  where c.transaction_id = $1 and c.state = 'open' and not exists (
    select from second_reading r where r.transaction_id = c.transaction_id)`;

/** Knows what is to be read of a case, and how much may still be sent. */
@Injectable()
export class ReadingQueue {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'secondReader'>, private readonly compliance: ComplianceService,
  ) {}

  /**
   * What is to be read of a case, counted as sent; null where nothing is: it has ended, was read, or its words are in
   * no doubt. It is too much where a limit would be passed.
   */
  async take(tx: Tx, caseId: string): Promise<UnreadCase | 'too_much' | null> {
    // Other processes do not count at the same time.
    await rows(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.countingReadings]);
    const [found] = await rows<CaseRow>(tx, CASE, [caseId]);
    if (!found) return null;
    const { id, openedAt, facts, result, parties, isSealed } = found;
    if (!await this.compliance.areWordsInDoubt(tx, facts, result)) return null;
    const sent = isSealed ? null : sentWords(facts, namesInWords([parties, facts.counterpartyName]));
    if (sent === null) return { id, openedAt: new Date(openedAt), sent };
    const bytes = Buffer.byteLength(sent);
    if (!await this.isWithinLimits(tx, bytes)) return 'too_much';
    await rows(tx, `
      insert into second_look as l (transaction_id, asks, bytes, asked_at) values ($1, 1, $2, now())
      on conflict (transaction_id) do update set asks = l.asks + 1, bytes = l.bytes + excluded.bytes,
        asked_at = excluded.asked_at`, [id, bytes]);
    return { id, openedAt: new Date(openedAt), sent };
  }

  /** Whether so many bytes may be sent to the model now. */
  async isWithinLimits(tx: Tx, bytes: number): Promise<boolean> {
    const limits = this.env.secondReader;
    if (limits === undefined) return false;
    const { asks, sent } = await row<{ asks: string; sent: string }>(tx, `
      select coalesce(sum(asks) filter (where asked_at > now() - interval '1 hour'), 0) as asks,
             coalesce(sum(bytes), 0) as sent
      from second_look where asked_at > now() - interval '1 day'`);
    return Number(asks) < limits.mostAnHour && Number(sent) + bytes <= limits.mostBytesADay;
  }
}
