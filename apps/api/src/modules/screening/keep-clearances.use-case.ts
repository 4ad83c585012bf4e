import { NAME_SCORES, foldName, resemblanceOf } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import { conflictWith } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { WalletDirectory } from '../wallets/wallet-directory.service.ts';
import { namesIn } from './alias-names.ts';
import type { ClearanceDto, ClearPartyDto } from './clearance.dto.ts';
import { ClearancesQueries } from './clearances.queries.ts';
import { bearsListedName } from './judged-hits.ts';
import { fromEntryId, type Source } from './listed-party.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;

interface Party {
  name: string;
  ownerId: string | null;
}

interface Entry {
  source: Source;
  ref: string;
  digest: string;
  names: string[];
}

interface Decision {
  party: Party;
  entry: Entry;
  reason: string;
  expiresAt: Date;
  /** The bank for whose payments it holds; null for those of all. */
  bankId: string | null;
  /** Whether it holds only once another officer has said the same. */
  needsSecond?: boolean;
}

/** A pair that was told apart elsewhere. */
export type ClearedElsewhere = Omit<Decision, 'entry' | 'needsSecond'> & { entryId: string };

/** Remembers that somebody is not the person or the house that a list names, until it expires or the entry changes. */
@Injectable()
export class KeepClearances {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
    private readonly clock: Clock,
    private readonly clearances: ClearancesQueries,
    private readonly directory: WalletDirectory,
  ) {}

  /**
   * Clears for the payments of the caller's bank; the administrator clears for those of all. Where the name is the very
   * one that is listed, or an officer took the party for it in a case that is not cleared, the first officer
   * proposes it and a second one puts it in force by saying the same.
   */
  async clear(actor: Actor, request: ClearPartyDto): Promise<ClearanceDto> {
    const expiresAt = this.checkedExpiry(request.expiresAt);
    return this.unitOfWork.commit(async (tx) => {
      const party = await this.partyOf(tx, actor, request);
      const bankId = actor.role === 'admin' ? null : actor.bankId;
      await refuseDependent(tx, actor, party.ownerId);
      const entry = await entryOf(tx, request.entryId);
      refuseUnlike(party.name, entry);
      const decision = { party, entry, reason: request.reason, expiresAt, bankId };
      const takesTwo = bearsListedName(party.name, entry.names) || await isDoubted(tx, party, entry);
      const clearance = takesTwo ? await this.clearByTwo(tx, actor, decision) : await this.insert(tx, actor, decision);
      if (clearance !== null) return clearance;
      throw new Refusal(409, 'ALREADY_CLEARED', 'A clearance of this name from this entry is in force.');
    });
  }

  /** Proposes a clearance, or agrees to one that another officer has proposed; it holds to the earlier of both days. */
  private async clearByTwo(tx: Tx, actor: Actor, decision: Decision): Promise<ClearanceDto | null> {
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
    if (other === undefined) return this.insert(tx, actor, { ...decision, needsSecond: true });
    await rows(tx, `
      update screening_clearance set seconded_by = $2, seconded_at = $3, second_reason = $4,
        expires_at = least(expires_at, $5::timestamptz)
      where id = $1`, [other.id, actor.userId, this.clock.now(), reason, expiresAt]);
    const clearance = await this.changed(tx, actor, other.id);
    await this.record(tx, actor, 'screening_clearance_create', clearance, reason);
    return clearance;
  }

  /** Clears within a larger step; null when a clearance of the same is in force. */
  async keep(tx: Tx, actor: Actor, { entryId, ...told }: ClearedElsewhere): Promise<ClearanceDto | null> {
    const entry = await entryOf(tx, entryId);
    refuseUnlike(told.party.name, entry);
    return this.insert(tx, actor, { ...told, entry });
  }

  /** The day a clearance ends: ahead, and at most a year. */
  checkedExpiry(text: string): Date {
    const expiresAt = new Date(text);
    const now = this.clock.now().getTime();
    if (expiresAt.getTime() > now && expiresAt.getTime() <= now + LONGEST_DAYS * DAY_MS) return expiresAt;
    throw invalid([{
      field: 'expiresAt', code: 'DAY_OUT_OF_RANGE', message: 'expiresAt must lie ahead, by at most a year.',
    }]);
  }

  /** Ends a clearance: from the next payment on, the entry counts again. */
  async revoke(actor: Actor, id: string, reason: string): Promise<ClearanceDto> {
    return this.unitOfWork.commit(async (tx) => {
      await this.clearances.visible(tx, actor, id);
      const ended = await rows(tx, `
        update screening_clearance set revoked_at = $2, revoked_by = $3, revocation = $4
        where id = $1 and revoked_at is null returning id`, [id, this.clock.now(), actor.userId, reason]);
      if (ended.length === 0) throw new Refusal(409, 'CLEARANCE_REVOKED', 'The clearance was revoked before.');
      const clearance = await this.changed(tx, actor, id);
      await this.record(tx, actor, 'screening_clearance_revoke', clearance, reason);
      return clearance;
    });
  }

  /** Adds a clearance, or one that waits for a second officer; null when one of the same is in force. */
  private async insert(tx: Tx, actor: Actor, decision: Decision): Promise<ClearanceDto | null> {
    const { party, entry, reason, expiresAt, bankId, needsSecond = false } = decision;
    const id = newId();
    const added = await rows(tx, `
      insert into screening_clearance (id, bank_id, name, folded_name, owner_id, source, ref, entry_name, entry_digest,
        reason, created_by, created_at, expires_at, needs_second)
      select $1, $2::uuid, $3, $4, $5::uuid, $6, $7, $8, $9, $10, $11, $12, $13, $14::boolean
      where not exists (
        select 1 from screening_clearance where revoked_at is null and (expires_at is null or expires_at > $12)
          and (needs_second is null or seconded_at is not null) and source = $6 and ref = $7
          and folded_name = $4 and bank_id is not distinct from $2::uuid and owner_id is not distinct from $5::uuid)
      returning id`, [
      id, bankId, party.name, foldName(party.name), party.ownerId, entry.source,
      entry.ref, entry.names[0], entry.digest, reason, actor.userId, this.clock.now(), expiresAt,
      needsSecond ? true : null,
    ]);
    if (added.length === 0) return null;
    const clearance = await this.changed(tx, actor, id);
    await this.record(
      tx, actor, needsSecond ? 'screening_clearance_propose' : 'screening_clearance_create', clearance, reason);
    return clearance;
  }

  private async partyOf(tx: Tx, actor: Actor, { name, wallet }: ClearPartyDto): Promise<Party> {
    // A field that is null is absent.
    if (typeof name === 'string' && typeof wallet !== 'string') return { name, ownerId: null };
    if (typeof wallet !== 'string' || typeof name === 'string') {
      const message = 'name or wallet must be given, and only one of them.';
      throw invalid([{ field: 'name', message }, { field: 'wallet', message }]);
    }
    const { ownerName, ownerId } = await this.directory.visible(tx, actor, wallet);
    return { name: ownerName, ownerId };
  }

  private async changed(tx: Tx, actor: Actor, id: string): Promise<ClearanceDto> {
    await rows(tx, 'update screening_revision set decisions = decisions + 1');
    return this.clearances.visible(tx, actor, id);
  }

  private record(tx: Tx, actor: Actor, action: string, clearance: ClearanceDto, reason: string): Promise<void> {
    const { id, name, ownerId, entryId, entryName, bank, expiresAt } = clearance;
    return this.events.record(tx, [{
      action, resource: 'screening_clearance', resourceId: id, actor, severity: 'warning',
      details: { name, ownerId, entryId, entryName, bank, expiresAt, reason },
    }]);
  }
}

const refuseDependent = async (tx: Tx, actor: Actor, ownerId: string | null): Promise<void> => {
  const conflict = ownerId === null ? null : await conflictWith(tx, actor, ownerId);
  if (conflict === null) return;
  throw new Refusal(409, 'NOT_INDEPENDENT',
    'Whoever was lately invited or given their role by the party cannot clear them, nor the party; ask a colleague.',
    { conflict });
};

const refuseUnlike = (name: string, entry: Entry): void => {
  const isAlike = entry.names.some((listed) =>
    (resemblanceOf({ name }, { name: listed })?.score ?? 0) >= NAME_SCORES.withIdentifier);
  if (!isAlike) throw new Refusal(422, 'NOTHING_TO_CLEAR', 'The name is not like any name of this entry.');
};

/** Whether an officer took the party, or somebody of that name, for the entry, and the case of it is not cleared. */
const isDoubted = async (tx: Tx, { name, ownerId }: Party, { source, ref }: Entry): Promise<boolean> => {
  const doubted = await rows<{ name: string; customerId: string | null }>(tx, `
    select c.name, c.customer_id as "customerId" from screening_case c
    where c.source = $1 and c.ref = $2 and c.state <> 'cleared' and (c.state = 'confirmed' or exists (
      select from screening_opinion o where o.case_id = c.id and o.decision = 'confirm'))`, [source, ref]);
  return doubted.some((one) =>
    (ownerId !== null && one.customerId === ownerId) || foldName(one.name) === foldName(name));
};

const entryOf = async (tx: Tx, entryId: string): Promise<Entry> => {
  const key = fromEntryId(entryId);
  const [entry] = key === null ? [] : await rows<Entry>(tx, `
    select e.source, e.ref, e.digest, array_agg(n.name order by n.position) as names
    from screening_entry e join screening_name n using (source, ref)
    where e.source = $1 and e.ref = $2 group by e.source, e.ref`, [key.source, key.ref]);
  if (!entry) throw notFound('entry');
  return { ...entry, names: entry.names.flatMap(namesIn) };
};
