import { NAME_SCORES, NameIndex, foldName, type WatchEntry } from '@connect/compliance-rules';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { listedNames } from './alias-names.ts';
import { entryIdOf, type ListedName, type PartyKind, type Source } from './listed-party.ts';

const DAY_MS = 86_400_000;
const MOST_REMEMBERED = 50_000;
/** So many entries most alike are looked at; those beyond are less alike than all of these. */
const MOST_HITS = 100;

/** An entry of a list in force. */
export interface ListedEntry {
  source: Source;
  ref: string;
  kind: PartyKind;
  programmes: string[];
  digest: string;
  party: WatchEntry;
}

/** A list in force. */
export interface ActiveList {
  id: string;
  source: Source;
  publishedOn: string;
  entries: number;
  loadedAt: Date;
  confirmedAt: Date;
}

/** A clearance that may apply: neither revoked nor expired when it was read. */
export interface ClearanceInForce {
  id: string;
  bankId: string | null;
  foldedName: string;
  ownerId: string | null;
  entryId: string;
  entryDigest: string;
  /** Null for one that a case gave: it holds until either side changes. */
  expiresAt: Date | null;
}

interface Revision {
  entries: string;
  decisions: string;
}

interface EntryRow {
  source: Source;
  ref: string;
  kind: PartyKind;
  programmes: string[];
  births: string[];
  nationalities: string[];
  digest: string;
  names: ListedName[];
}

/** The clearances that may apply, as they were read at one time, by their key. */
export type Clearances = ReadonlyMap<string, readonly ClearanceInForce[]>;

/** The key under which a clearance is found: whose name it is and which entry it is not. */
export const clearanceKeyOf = (foldedName: string, entryId: string): string => `${entryId}|${foldedName}`;

/** The lists in force and the clearances as this process knows them, which is never less than its transaction does. */
@Injectable()
export class Watchlist {
  private revision: Revision | null = null;
  /** Up to where what was read is committed; null what has to be read again, since it may be undone. */
  private committed: { entries: string | null; decisions: string | null } = { entries: null, decisions: null };
  private active: ActiveList[] = [];
  private index = new NameIndex<ListedEntry>();
  private clearances: Clearances = new Map();
  // Payments are between the same people again and again, and nearly all of them are like nobody.
  private readonly remembered = new Map<string, readonly ListedEntry[]>();

  constructor(private readonly clock: Clock, @Inject(ENV) private readonly env: Env) {}

  /** The lists in force, by source. */
  get lists(): readonly ActiveList[] {
    return this.active;
  }

  /** The clearances as they were last read; what is read later does not change them. */
  get clearancesNow(): Clearances {
    return this.clearances;
  }

  /** The version of the entries that were last read; a number that only grows. */
  get entriesRevision(): string {
    if (this.revision === null) throw new Error('The lists were not read yet.');
    return this.revision.entries;
  }

  /**
   * Reads again what has changed since it was last read; costs one small question when nothing has. What the
   * transaction itself has changed is seen, and is not taken for known: if it is undone, the next change bears the
   * same number.
   */
  async refresh(tx: Tx): Promise<void> {
    const { isOwn, ...revision } = await row<Revision & { isOwn: boolean }>(tx, `
      select entries, decisions, coalesce(xmin = pg_current_xact_id_if_assigned()::xid, false) as "isOwn"
      from screening_revision`);
    const areEntriesKnown = revision.entries === this.committed.entries;
    if (!areEntriesKnown) await this.readEntries(tx);
    if (revision.decisions !== this.committed.decisions) await this.readDecisions(tx);
    this.revision = revision;
    this.committed = isOwn
      ? { entries: areEntriesKnown ? revision.entries : null, decisions: null } : { ...revision };
  }

  /** The lists that must be in force and are not. */
  get missing(): readonly Source[] {
    return this.env.requiredLists.filter((source) => !this.active.some((list) => list.source === source));
  }

  /** Whether a list in force has gone unconfirmed for too long. */
  isStale(list: ActiveList): boolean {
    return this.clock.now().getTime() - list.confirmedAt.getTime() > this.env.screeningFreshDays * DAY_MS;
  }

  /** The entries whose names are like one enough for an officer to look at them, the most alike first. */
  entriesLike(name: string): readonly ListedEntry[] {
    const known = this.remembered.get(name);
    if (known !== undefined) return known;
    const hits = this.index.search(name, NAME_SCORES.withIdentifier);
    const entries = [...new Set(hits.map((hit) => hit.owner))].slice(0, MOST_HITS);
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(name, entries);
    return entries;
  }

  /** The clearance that tells a party of a bank's payment from an entry as it stands now, if there is one. */
  clearanceOf(
    { name, ownerId }: { name: string; ownerId: string | null }, entry: ListedEntry, bankId: string | null,
    clearances = this.clearances,
  ): ClearanceInForce | undefined {
    const found = clearances.get(clearanceKeyOf(foldName(name), entryIdOf(entry.source, entry.ref)));
    return found?.find((clearance) => clearance.entryDigest === entry.digest
      && (clearance.expiresAt === null || clearance.expiresAt > this.clock.now())
      && (clearance.bankId === null || clearance.bankId === bankId)
      && (clearance.ownerId === null || clearance.ownerId === ownerId));
  }

  private async readEntries(tx: Tx): Promise<void> {
    const found = await rows<EntryRow>(tx, `
      select e.*, n.names from screening_entry e
      join lateral (select json_agg(json_build_object('name', n.name, 'isWeak', n.is_weak) order by n.position) as names
                    from screening_name n where n.source = e.source and n.ref = e.ref) n on true
      order by e.source, e.ref`);
    const index = new NameIndex<ListedEntry>();
    for (const one of found) {
      // A list may have been loaded by a release that kept several names as one, so they are told apart once more.
      const names = listedNames(one.names);
      const entry = entryOf({ ...one, names });
      for (const { name } of names) index.add(entry, name);
    }
    this.index = index;
    this.remembered.clear();
  }

  private async readDecisions(tx: Tx): Promise<void> {
    const active = await rows<ActiveList>(tx, `
      select id, source, published_on::text as "publishedOn", entries, loaded_at as "loadedAt",
             confirmed_at as "confirmedAt"
      from screening_list where is_active order by source`);
    this.active = active.map((list) =>
      ({ ...list, loadedAt: new Date(list.loadedAt), confirmedAt: new Date(list.confirmedAt) }));
    const clearances = await rows<ClearanceInForce>(tx, `
      select id, bank_id as "bankId", folded_name as "foldedName", owner_id as "ownerId",
             source || ':' || ref as "entryId", entry_digest as "entryDigest", expires_at as "expiresAt"
      from screening_clearance where revoked_at is null and (expires_at is null or expires_at > $1)
        and (needs_second is null or seconded_at is not null)`,
    [this.clock.now()]);
    this.clearances = Map.groupBy(
      clearances.map((clearance) =>
        ({ ...clearance, expiresAt: clearance.expiresAt === null ? null : new Date(clearance.expiresAt) })),
      ({ foldedName, entryId }) => clearanceKeyOf(foldedName, entryId));
  }
}

const entryOf = ({ names, births, nationalities, ...entry }: EntryRow): ListedEntry => {
  const [first, ...others] = names;
  return {
    ...entry,
    party: {
      name: first?.name ?? '',
      aliases: others.filter(({ isWeak }) => !isWeak).map(({ name }) => name),
      weakAliases: others.filter(({ isWeak }) => isWeak).map(({ name }) => name),
      list: entryIdOf(entry.source, entry.ref),
      dob: births, nationality: nationalities, kind: entry.kind,
    },
  };
};
