import { foldName } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { conflictWith } from '../../../platform/four-eyes.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal, invalid } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { WalletDirectory } from '../../wallets/wallet-directory.service.ts';
import { bearsListedName } from '../judged-hits.ts';
import { ClearanceRecords, type ClearanceDecision, type ClearedParty } from './clearance-records.service.ts';
import type { ClearanceDto, ClearPartyDto } from './clearance.dto.ts';
import { checkedExpiry, entryToClear, refuseUnlike, type ClearedEntry } from './cleared-entry.ts';

/**
 * Clears for the payments of the caller's bank; the administrator clears for those of all. Where the name is the very
 * one that is listed, or an officer took the party for it in a case that is not cleared, the first officer
 * proposes it and a second one puts it in force by saying the same.
 */
@Injectable()
export class ClearParty {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly directory: WalletDirectory,
    private readonly records: ClearanceRecords,
  ) {}

  async execute(actor: Actor, request: ClearPartyDto): Promise<ClearanceDto> {
    const expiresAt = checkedExpiry(request.expiresAt, this.clock.now());
    return this.unitOfWork.commit(async (tx) => {
      const party = await this.partyOf(tx, actor, request);
      const bankId = actor.role === 'admin' ? null : actor.bankId;
      await refuseDependent(tx, actor, party.ownerId);
      const entry = await entryToClear(tx, request.entryId);
      refuseUnlike(party.name, entry);
      const decision = { party, entry, reason: request.reason, expiresAt, bankId };
      const takesTwo = bearsListedName(party.name, entry.names) || await isDoubted(tx, party, entry);
      const clearance = takesTwo
        ? await this.clearByTwo(tx, actor, decision) : await this.records.insert(tx, actor, decision);
      if (clearance !== null) return clearance;
      throw new Refusal(409, 'ALREADY_CLEARED', 'A clearance of this name from this entry is in force.');
    });
  }

  /** Proposes a clearance, or agrees to one that another officer has proposed; it holds to the earlier of both days. */
  private async clearByTwo(tx: Tx, actor: Actor, decision: ClearanceDecision): Promise<ClearanceDto | null> {
    const { party, entry, reason, expiresAt, bankId } = decision;
    // Whoever says the same at once waits here, and then finds what was proposed.
    await rows(tx, 'select 1 from screening_revision for update');
    const proposed = await rows<{ id: string; isMine: boolean }>(tx, `
      select id, person_of(created_by) = person_of($6) as "isMine" from screening_clearance
      where revoked_at is null and expires_at > $7 and needs_second and seconded_at is null
        and source = $1 and ref = $2 and folded_name = $3
        and bank_id is not distinct from $4::uuid and owner_id is not distinct from $5::uuid
      order by ordinal`,
    [entry.source, entry.ref, foldName(party.name), bankId, party.ownerId, actor.userId, this.clock.now()]);
    const other = proposed.find(({ isMine }) => !isMine);
    if (other === undefined && proposed.length > 0) {
      throw new Refusal(409, 'ALREADY_DECIDED', 'You have already said so; another officer must agree.');
    }
    if (other === undefined) return this.records.insert(tx, actor, { ...decision, needsSecond: true });
    await rows(tx, `
      update screening_clearance set seconded_by = $2, seconded_at = $3, second_reason = $4,
        expires_at = least(expires_at, $5::timestamptz)
      where id = $1`, [other.id, actor.userId, this.clock.now(), reason, expiresAt]);
    return this.records.recordChanged(tx, actor, 'screening_clearance_create', { id: other.id, reason });
  }

  private async partyOf(tx: Tx, actor: Actor, { name, wallet }: ClearPartyDto): Promise<ClearedParty> {
    // A field that is null is absent.
    if (typeof name === 'string' && typeof wallet !== 'string') return { name, ownerId: null };
    if (typeof wallet !== 'string' || typeof name === 'string') {
      const message = 'name or wallet must be given, and only one of them.';
      throw invalid([{ field: 'name', message }, { field: 'wallet', message }]);
    }
    const { ownerName, ownerId } = await this.directory.visible(tx, actor, wallet, 'wallet');
    return { name: ownerName, ownerId };
  }
}

const refuseDependent = async (tx: Tx, actor: Actor, ownerId: string | null): Promise<void> => {
  const conflict = ownerId === null ? null : await conflictWith(tx, actor, ownerId);
  if (conflict === null) return;
  throw new Refusal(409, 'NOT_INDEPENDENT',
    'Whoever was lately invited or given their role by the party cannot clear them, nor the party; ask a colleague.',
    { conflict });
};

/** Whether an officer took the party, or somebody of that name, for the entry, and the case of it is not cleared. */
const isDoubted = async (tx: Tx, { name, ownerId }: ClearedParty, { source, ref }: ClearedEntry): Promise<boolean> => {
  const doubted = await rows<{ name: string; customerId: string | null }>(tx, `
    select c.name, c.customer_id as "customerId" from screening_case c
    where c.source = $1 and c.ref = $2 and c.state <> 'cleared' and (c.state = 'confirmed' or exists (
      select from screening_opinion o where o.case_id = c.id and o.decision = 'confirm'))`, [source, ref]);
  return doubted.some((one) =>
    (ownerId !== null && one.customerId === ownerId) || foldName(one.name) === foldName(name));
};
