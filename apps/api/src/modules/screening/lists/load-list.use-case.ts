import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../../platform/clock.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { row, rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { digestOf, type PublishedList, type Source } from '../listed-party.ts';
import type { LoadedListDto } from './screening-list.dto.ts';

const DAY_MS = 86_400_000;

interface ActiveRow {
  id: string;
  digest: string;
  published_on: string;
  entries: number;
}

interface Difference {
  added: number;
  changed: number;
  removed: number;
}

/** How a list differs from the one in force, as somebody is told who has to confirm it. */
interface Replacement extends Difference {
  source: Source;
  publishedOn: string;
  entries: number;
  inForcePublishedOn: string;
  inForceEntries: number;
  inCommon: number;
}

/** What a list does that nobody puts in force by accident. */
const REASONS = {
  LIST_OLDER: ({ inForcePublishedOn, publishedOn }: Replacement) =>
    `A list published on ${inForcePublishedOn} is in force, and this one was published on ${publishedOn}.`,
  LIST_DIFFERS: ({ inCommon, inForceEntries }: Replacement) =>
    `It seems to be another list: it has only ${inCommon} of the ${inForceEntries} entries in force.`,
  LIST_REMOVES_MANY: ({ removed, inForceEntries }: Replacement) =>
    `It takes away ${removed} of the ${inForceEntries} entries in force.`,
} as const;
type Reason = keyof typeof REASONS;

/** A list that takes away more of the one in force must be confirmed; one that shares less of it seems another one. */
const MOST_REMOVED = 0.05;
const LEAST_IN_COMMON = 0.5;

/**
 * Puts a publisher's list in force, all of it in one transaction: nobody is ever screened against half a list. The same
 * file again only confirms that it is the newest; an entry that changed ends the clearances that were given of it. A
 * list that is older, takes many entries away or seems another one is put in force only for somebody who says how many
 * entries it takes away, and every officer is told.
 */
@Injectable()
export class LoadList {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Loads for somebody, or for the sandbox itself; `confirmed` is how many entries may be taken away. */
  async execute(actor: Actor | null, list: PublishedList, confirmed?: number): Promise<LoadedListDto> {
    const tomorrow = dayOf(new Date(this.clock.now().getTime() + DAY_MS));
    if (list.publishedOn > tomorrow) {
      throw new Refusal(422, 'LIST_NOT_PUBLISHED', `The list is dated ${list.publishedOn}, a day that is to come.`);
    }
    return this.unitOfWork.commit(async (tx) => {
      await row(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.loadingList]);
      const [active] = await rows<ActiveRow>(tx, `
        select id, digest, published_on::text, entries from screening_list where source = $1 and is_active`,
      [list.source]);
      if (active?.digest === list.digest) return this.confirm(tx, actor, list, active.id);
      const difference = await this.differenceOf(tx, list);
      const reasons = active === undefined ? [] : checkReplacement(active, list, difference, confirmed);
      return this.replace(tx, actor, list, { replacedId: active?.id ?? null, difference, reasons });
    });
  }

  private async confirm(tx: Tx, actor: Actor | null, list: PublishedList, id: string): Promise<LoadedListDto> {
    await rows(tx, 'update screening_list set confirmed_at = $2 where id = $1', [id, this.clock.now()]);
    await rows(tx, 'update screening_revision set decisions = decisions + 1');
    const difference = { added: 0, changed: 0, removed: 0 };
    await this.record(tx, actor, 'screening_list_confirm', id, list, difference, 0);
    return answerOf(list, 'confirmed', difference, 0);
  }

  private async replace(
    tx: Tx, actor: Actor | null, list: PublishedList,
    { replacedId, difference, reasons }: { replacedId: string | null; difference: Difference; reasons: Reason[] },
  ): Promise<LoadedListDto> {
    const id = newId();
    if (replacedId !== null) await this.retire(tx, actor, replacedId, id);
    await rows(tx, `
      insert into screening_list (id, source, published_on, digest, entries, loaded_by, loaded_at, confirmed_at,
        is_active)
      values ($1, $2, $3, $4, $5, $6, $7, $7, true)`, [
      id, list.source, list.publishedOn, list.digest, list.parties.length, actor?.userId ?? null, this.clock.now()]);
    await this.writeEntries(tx, list);
    const ended = await this.endClearances(tx, actor, list);
    await rows(tx, 'update screening_revision set entries = entries + 1, decisions = decisions + 1');
    await this.record(tx, actor, 'screening_list_load', id, list, difference, ended, reasons);
    return answerOf(list, 'loaded', difference, ended);
  }

  private async retire(tx: Tx, actor: Actor | null, id: string, replacedBy: string): Promise<void> {
    await rows(tx, 'update screening_list set is_active = false where id = $1', [id]);
    await this.events.record(tx, [{
      action: 'screening_list_retire', resource: 'screening_list', resourceId: id, actor, severity: 'info',
      details: { replacedBy },
    }]);
  }

  private differenceOf(tx: Tx, { source, parties }: PublishedList): Promise<Difference> {
    return row<Difference>(tx, `
      select count(*) filter (where o.ref is null)::int as added, count(*) filter (where n.ref is null)::int as removed,
             count(*) filter (where o.digest <> n.digest)::int as changed
      from (select ref, digest from screening_entry where source = $1) o
      full join (select ref, digest from jsonb_to_recordset($2::jsonb) as n (ref text, digest text)) n using (ref)`,
    [source, JSON.stringify(parties.map((party) => ({ ref: party.ref, digest: digestOf(party) })))]);
  }

  private async writeEntries(tx: Tx, { source, parties }: PublishedList): Promise<void> {
    const entries = JSON.stringify(parties.map((party) => ({ ...party, names: undefined, digest: digestOf(party) })));
    await rows(tx, 'delete from screening_entry where source = $1', [source]);
    await rows(tx, `
      insert into screening_entry (source, ref, kind, programmes, births, nationalities, digest)
      select $1, ref, kind, programmes, births, nationalities, digest
      from jsonb_to_recordset($2::jsonb) as e (ref text, kind text, programmes text[], births text[],
        nationalities text[], digest text)`, [source, entries]);
    const names = parties.flatMap(({ ref, names: own }) => own.map((name, position) => ({ ref, position, ...name })));
    await rows(tx, `
      insert into screening_name (source, ref, position, name, is_weak)
      select $1, ref, position, name, "isWeak"
      from jsonb_to_recordset($2::jsonb) as n (ref text, position integer, name text, "isWeak" boolean)`,
    [source, JSON.stringify(names)]);
  }

  // What an officer told apart was the entry as it stood then.
  private async endClearances(tx: Tx, actor: Actor | null, { source }: PublishedList): Promise<number> {
    const ended = await rows<{ id: string; name: string; ref: string; entry_name: string }>(tx, `
      update screening_clearance c set revoked_at = $2, revocation = 'The entry changed when its list was loaded.'
      where c.source = $1 and c.revoked_at is null and not exists (
        select 1 from screening_entry e
        where e.source = c.source and e.ref = c.ref and e.digest = c.entry_digest)
      returning c.id, c.name, c.ref, c.entry_name`, [source, this.clock.now()]);
    await this.events.record(tx, ended.map(({ id, name, ref, entry_name: entryName }) => ({
      action: 'screening_clearance_end', resource: 'screening_clearance', resourceId: id, actor,
      severity: 'warning' as const,
      details: { name, entryId: `${source}:${ref}`, entryName, reason: 'The entry changed when its list was loaded.' },
    })));
    return ended.length;
  }

  private record(
    tx: Tx, actor: Actor | null, action: string, id: string, list: PublishedList, difference: Difference, ended: number,
    reasons: Reason[] = [],
  ): Promise<void> {
    const { source, publishedOn, digest, parties } = list;
    const isForced = reasons.length > 0;
    return this.events.record(tx, [{
      action, resource: 'screening_list', resourceId: id, actor, severity: isForced ? 'warning' : 'info',
      ...(isForced ? { type: 'screening_list.forced' } : {}),
      details: {
        source, publishedOn, digest, entries: parties.length, ...difference, clearancesEnded: ended,
        ...(isForced ? { confirmedDespite: reasons } : {}),
      },
    }]);
  }
}

/** Why a list needs somebody's word to take the place of the one in force; refused without the right number. */
const checkReplacement = (
  active: ActiveRow, { source, publishedOn, parties }: PublishedList, difference: Difference, confirmed?: number,
): Reason[] => {
  const replacement: Replacement = {
    ...difference, source, publishedOn, entries: parties.length, inForcePublishedOn: active.published_on,
    inForceEntries: active.entries, inCommon: active.entries - difference.removed,
  };
  const isOther = replacement.inCommon < LEAST_IN_COMMON * active.entries;
  const reasons: Reason[] = [
    ...(publishedOn < active.published_on ? ['LIST_OLDER'] as const : []),
    ...(isOther ? ['LIST_DIFFERS'] as const : []),
    ...(!isOther && difference.removed > MOST_REMOVED * active.entries ? ['LIST_REMOVES_MANY'] as const : []),
  ];
  const [first] = reasons;
  if (first === undefined || confirmed === difference.removed) return reasons;
  throw new Refusal(409, first, `${reasons.map((reason) => REASONS[reason](replacement)).join(' ')} `
    + `To put it in force all the same, send it again with confirm=${difference.removed}, the number of entries that `
    + 'it takes away.', { ...replacement, reasons, confirm: difference.removed });
};

const answerOf = (
  { source, publishedOn, parties, digest }: PublishedList, outcome: LoadedListDto['outcome'], difference: Difference,
  clearancesEnded: number,
): LoadedListDto => ({ source, publishedOn, digest, entries: parties.length, outcome, ...difference, clearancesEnded });
