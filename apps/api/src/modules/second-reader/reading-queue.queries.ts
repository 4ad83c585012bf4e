import { Inject, Injectable } from '@nestjs/common';
import { LOCKS } from '../../platform/database/locks.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import type { PaymentFacts, Verdict } from '../compliance/public.ts';
import { namesInWords, sentWords } from './sent-words.ts';

/** Beyond the time that a reading may take, for what is done before and after. */
const LEASE_MORE_MS = 30_000;

/** A case that this process alone may have read now. */
export interface ClaimedCase {
  id: string;
  openedAt: Date;
  /** What is sent to the model; null where the words are sealed. */
  sent: string | null;
}

interface NextRow {
  id: string;
  openedAt: Date;
  isSealed: boolean;
  facts: PaymentFacts;
  result: Verdict;
  /** Both parties, as their accounts and the payment itself name them. */
  parties: unknown[];
}

const NEXT = `
  select t.id, c.opened_at as "openedAt", t.sealed_memo is not null as "isSealed", v.facts, v.result,
         json_build_array(fu.name, pu.name, t.counterparty_name, t.originator, t.beneficiary) as parties
  from review_case c
  left join second_look l on l.transaction_id = c.transaction_id
  join transaction t on t.id = c.transaction_id
  join verdict v on v.transaction_id = c.transaction_id
  join wallet f on f.id = t.from_wallet_id join app_user fu on fu.id = f.owner_id
  join wallet p on p.id = t.to_wallet_id join app_user pu on pu.id = p.owner_id
  where c.state = 'open' and (l.transaction_id is null or (not l.is_done and l.leased_until < now()))
  order by c.ordinal limit 1`;

/** Knows which open case is to be read next, and how much may still be sent. */
@Injectable()
export class ReadingQueue {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'secondReader'>, private readonly compliance: ComplianceService,
  ) {}

  /**
   * Claims the case that waits longest, for as long as a reading may take. One whose words are in no doubt is passed
   * over for good; null when nothing waits, a limit is reached, or another process is claiming.
   */
  async claim(tx: Tx): Promise<ClaimedCase | 'passed_over' | null> {
    const { isFree } = await row<{ isFree: boolean }>(
      tx, 'select pg_try_advisory_xact_lock($1) as "isFree"', [LOCKS.claimingReading]);
    if (!isFree) return null;
    const [next] = await rows<NextRow>(tx, NEXT);
    if (!next) return null;
    const { id, openedAt, facts, result, parties, isSealed } = next;
    if (!await this.compliance.areWordsInDoubt(tx, facts, result)) {
      await this.end(tx, id);
      return 'passed_over';
    }
    const sent = isSealed ? null : sentWords(facts, namesInWords([parties, facts.counterpartyName]));
    const bytes = sent === null ? 0 : Buffer.byteLength(sent);
    if (sent !== null && !await this.isWithinLimits(tx, bytes)) return null;
    await this.lease(tx, id, { asks: sent === null ? 0 : 1, bytes });
    return { id, openedAt: new Date(openedAt), sent };
  }

  /** Says that nothing more is to be read of a case. */
  async end(tx: Tx, id: string): Promise<void> {
    await rows(tx, `
      insert into second_look (transaction_id, is_done, leased_until) values ($1, true, now())
      on conflict (transaction_id) do update set is_done = true`, [id]);
  }

  /** Gives a case back that was not read after all. */
  async giveBack(tx: Tx, id: string): Promise<void> {
    await rows(tx, 'update second_look set leased_until = now() where transaction_id = $1', [id]);
  }

  private async lease(tx: Tx, id: string, { asks, bytes }: { asks: number; bytes: number }): Promise<void> {
    const ms = (this.env.secondReader?.waitMs ?? 0) + LEASE_MORE_MS;
    await rows(tx, `
      insert into second_look as l (transaction_id, is_done, leased_until, asks, bytes, asked_at)
      values ($1, false, now() + $2 * interval '1 millisecond', $3::integer, $4,
        case when $3::integer > 0 then now() end)
      on conflict (transaction_id) do update set leased_until = excluded.leased_until, asks = l.asks + excluded.asks,
        bytes = l.bytes + excluded.bytes, asked_at = excluded.asked_at`, [id, ms, asks, bytes]);
  }

  // The claiming lock keeps other processes from counting at the same time.
  private async isWithinLimits(tx: Tx, bytes: number): Promise<boolean> {
    const limits = this.env.secondReader;
    if (limits === undefined) return false;
    const { asks, sent } = await row<{ asks: string; sent: string }>(tx, `
      select coalesce(sum(asks) filter (where asked_at > now() - interval '1 hour'), 0) as asks,
             coalesce(sum(bytes), 0) as sent
      from second_look where asked_at > now() - interval '1 day'`);
    return Number(asks) < limits.mostAnHour && Number(sent) + bytes <= limits.mostBytesADay;
  }
}
