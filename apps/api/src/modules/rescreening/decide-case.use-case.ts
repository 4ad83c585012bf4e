import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import { conflictWith } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import { GiveClearances, type LockedCase } from './give-clearances.use-case.ts';
import { mayFreeze } from './known-party.ts';
import type { CaseDecision, DecideScreeningCaseDto, ScreeningCaseDto } from './screening-case.dto.ts';
import { ScreeningCasesQueries } from './screening-cases.queries.ts';

const OFFICERS_TO_CONFIRM = 2;

/** What an officer said of a pair, and why. */
export interface Word {
  officerId: string;
  reason: string;
}

/**
 * Lets officers say whether a party is the one listed. Two people confirm it, and it stays frozen; one clears it, or
 * two where the very name is listed or a colleague took it for a match. What the case froze is free again by that, and
 * nothing else is.
 */
@Injectable()
export class DecideCase {
  constructor(
    private readonly cases: ScreeningCasesQueries,
    private readonly ledger: Ledger,
    private readonly clearances: GiveClearances,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Answers the case as it stands; 409 when it was decided, or when either side is another one by now. */
  async decide(
    tx: Tx, actor: Actor, id: string, { decision, reason }: DecideScreeningCaseDto,
  ): Promise<ScreeningCaseDto> {
    const found = await this.cases.visible(actor, id, tx);
    await refuseDependent(tx, actor, found.customerId);
    const open = await this.lock(tx, id);
    if (open.state === 'cleared' || (open.state === 'confirmed' && decision === 'confirm')) {
      throw new Refusal(409, 'CASE_DECIDED', 'The case was decided before.', { state: open.state });
    }
    const names = decision === 'clear' ? await this.clearances.namesToClear(tx, open) : [];
    if (!await this.giveOpinion(tx, actor.userId, id, { decision, reason })) {
      throw new Refusal(409, 'ALREADY_DECIDED', 'You have already said so; another officer must agree.', { decision });
    }
    const isAgreed = await this.isAgreed(tx, open, decision);
    if (isAgreed) await this.end(tx, open, decision);
    if (isAgreed && decision === 'clear') await this.clearances.execute(tx, actor, open, { names, reason });
    await this.record(tx, actor, found, { decision, reason, isAgreed });
    return this.cases.visible(actor, id, tx);
  }

  /**
   * Takes over what officers said of the same pair in a review of a payment: each has said it here as well, as far as
   * they are independent of the party, and the case ends once that is enough. Payments were cleared there. Answers
   * whether it was enough.
   */
  async takeOver(tx: Tx, actor: Actor, id: string, words: readonly Word[]): Promise<boolean> {
    const found = await this.cases.visible(actor, id, tx);
    const open = await this.lock(tx, id);
    if (open.state === 'cleared') return true;
    await this.clearances.namesToClear(tx, open);
    for (const { officerId, reason } of words) {
      const conflict = found.customerId && await conflictWith(tx, { userId: officerId }, found.customerId);
      if (conflict === null) await this.giveOpinion(tx, officerId, id, { decision: 'clear', reason });
    }
    const isAgreed = await this.isAgreed(tx, open, 'clear');
    if (isAgreed) await this.end(tx, open, 'clear');
    await this.record(tx, actor, found, { decision: 'clear', reason: words.at(-1)?.reason ?? '', isAgreed });
    return isAgreed;
  }

  // As whoever opens a case does: the wallets first, so that payments wait and then see it.
  private async lock(tx: Tx, id: string): Promise<LockedCase> {
    const { customerId, bankId } = await row<{ customerId: string | null; bankId: string | null }>(tx, `
      select customer_id as "customerId", case party_kind when 'bank' then bank_id end as "bankId"
      from screening_case where id = $1`, [id]);
    if (customerId !== null) await this.ledger.lockWalletsOwnedBy(tx, [customerId]);
    if (bankId !== null) await this.ledger.lockWalletsOf(tx, bankId);
    const [open] = await rows<LockedCase>(tx, 'select * from screening_case where id = $1 for update', [id]);
    if (!open) throw notFound('screening case');
    return open;
  }

  /** Keeps an opinion; false when the officer, by whichever account, has given it before. */
  private async giveOpinion(
    tx: Tx, officerId: string, id: string, { decision, reason }: DecideScreeningCaseDto,
  ): Promise<boolean> {
    const given = await rows(tx, `
      insert into screening_opinion as o (case_id, officer_id, decision, reason, given_at)
      select $1::uuid, $2::uuid, $3, $4, $5::timestamptz
      where not exists (
        select from screening_opinion t
        where t.case_id = $1 and t.officer_id <> $2 and person_of(t.officer_id) = person_of($2))
      on conflict (case_id, officer_id) do update
        set decision = excluded.decision, reason = excluded.reason, given_at = excluded.given_at
        where o.decision <> excluded.decision
      returning 1`, [id, officerId, decision, reason, this.clock.now()]);
    return given.length > 0;
  }

  private async isAgreed(tx: Tx, { id }: LockedCase, decision: CaseDecision): Promise<boolean> {
    const { agreeing, toClear } = await row<{ agreeing: number; toClear: number }>(tx, `
      select officers_to_clear(c) as "toClear", (
        select count(distinct person_of(o.officer_id))::int from screening_opinion o
        where o.case_id = c.id and o.decision = $2) as agreeing
      from screening_case c where c.id = $1`, [id, decision]);
    return agreeing >= (decision === 'confirm' ? OFFICERS_TO_CONFIRM : toClear);
  }

  private async end(tx: Tx, { id, party_kind: kind }: LockedCase, decision: CaseDecision): Promise<void> {
    await rows(tx, 'update screening_case set state = $2, freezes = $3, ended_at = $4 where id = $1', [
      id, decision === 'confirm' ? 'confirmed' : 'cleared', decision === 'confirm' && mayFreeze(kind),
      this.clock.now(),
    ]);
  }

  private record(
    tx: Tx, actor: Actor, { id, partyKind, customerId, name, entryId, entryName, strength, freezes }: ScreeningCaseDto,
    { decision, reason, isAgreed }: DecideScreeningCaseDto & { isAgreed: boolean },
  ): Promise<void> {
    return this.events.record(tx, [{
      action: isAgreed ? `screening_case_${decision}` : 'screening_case_propose',
      ...(isAgreed ? { type: decision === 'confirm' ? 'screening_case.confirmed' : 'screening_case.cleared' } : {}),
      resource: 'screening_case', resourceId: id, actor, severity: decision === 'confirm' ? 'critical' : 'warning',
      details: {
        partyKind, customerId, bankIds: actor.bankId === null ? [] : [actor.bankId], name, entryId, entryName, strength,
        decision, reason, previousFreezes: freezes,
      },
    }]);
  }
}

const refuseDependent = async (tx: Tx, actor: Actor, customerId: string | null): Promise<void> => {
  const conflict = customerId === null ? null : await conflictWith(tx, actor, customerId);
  if (conflict === null) return;
  throw new Refusal(409, 'NOT_INDEPENDENT',
    'Whoever was lately invited or given their role by the party cannot decide of them; ask a colleague.',
    { conflict });
};
