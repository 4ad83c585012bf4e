import { foldName, resemblanceOf, type PaymentFacts, type WatchEntry } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { bearsListedName, isWholeName } from './judged-hits.ts';
import type { Source } from './listed-party.ts';
import { Watchlist, type Clearances, type ListedEntry } from './watchlist.service.ts';

/** A party of a payment, with what is known of it. */
export interface ScreenedParty {
  name: string;
  kind?: 'person' | 'organisation';
  /** Birth or registration date, as it was told. */
  dob?: string;
  /** ISO 3166 alpha-2. */
  nationality?: string;
  /** Number of an identity document. */
  id?: string;
  /** The owner of the wallet, when it has one here. */
  ownerId: string | null;
}

/** What the rules are told of a screening: without a list to screen against, only that it is missing. */
export type ScreeningFacts = Pick<PaymentFacts, 'watchlist' | 'watchlistStale' | 'watchlistMissing'>;

/** Who pays and who is paid, with what is known of both. */
export interface PaymentParties {
  payer: ScreenedParty;
  payee: ScreenedParty;
}

/** What the rules are told of the parties themselves. */
type PartyFacts = Pick<PaymentFacts, `${'counterparty' | 'sender'}${'Name' | 'Kind' | 'Dob' | 'Nationality' | 'Id'}`>;

/** An entry of a list that somebody is like, by one name of theirs or by several. */
export interface PartyHit {
  entry: Pick<ListedEntry, 'source' | 'ref' | 'digest' | 'party'>;
  /** What it means for a payment: `confirmed` blocks it, `possible` sends it to an officer. */
  likeness: 'confirmed' | 'possible';
  /** The names that are like the entry. */
  names: string[];
  /** Whether one of them is so much the one listed that one officer is not enough to tell both apart. */
  isListedName: boolean;
}

/** Answers whom the parties of payments are like, as the lists and clearances stand in one database transaction. */
export interface Screening {
  /** The facts of one payment; clearances are those of the bank that answers for it. */
  factsOf(parties: PaymentParties, bankId: string | null): ScreeningFacts & PartyFacts;
  /** The listed parties that somebody is like who is only described. */
  listedLike(party: ScreenedParty, bankId: string | null): ScreeningFacts;
  /**
   * The entries that somebody is like who is sought by all that is known of them, apart from those that every one of
   * the banks has told them apart from.
   */
  hitsOf(sought: readonly ScreenedParty[], bankIds: readonly (string | null)[]): PartyHit[];
  /** The version of the lists that this screening seeks in; a number that only grows. */
  readonly revision: string;
  /** Lists that must be in force and are not, or are out of date. */
  readonly unreliable: readonly Source[];
}

/** Screens the parties of payments against the lists in force. */
@Injectable()
export class ScreeningService {
  constructor(private readonly watchlist: Watchlist) {}

  /** Opens a screening for a batch; the steady cost is one small question to the database, whatever its size. */
  async open(tx: Tx): Promise<Screening> {
    await this.watchlist.refresh(tx);
    // Between opening and judging others may read decisions of their own, which are not committed yet.
    const { lists, clearancesNow: clearances } = this.watchlist;
    const isStale = lists.some((list) => this.watchlist.isStale(list));
    const missing = [...this.watchlist.missing];
    const screened = (parties: readonly ScreenedParty[], bankId: string | null): ScreeningFacts => ({
      ...(lists.length === 0 ? {} : { watchlist: this.entriesFor(parties, bankId, clearances) }),
      ...(isStale ? { watchlistStale: true } : {}),
      ...(missing.length > 0 ? { watchlistMissing: missing } : {}),
    });
    return {
      factsOf: ({ payer, payee }, bankId) => ({
        ...factsAbout('counterparty', payee), ...factsAbout('sender', payer), ...screened([payer, payee], bankId),
      }),
      listedLike: (party, bankId) => screened([party], bankId),
      hitsOf: (sought, bankIds) => this.hitsOf(sought, bankIds, clearances),
      revision: this.watchlist.entriesRevision,
      unreliable: [...missing, ...lists.filter((list) => this.watchlist.isStale(list)).map(({ source }) => source)],
    };
  }

  private hitsOf(
    sought: readonly ScreenedParty[], bankIds: readonly (string | null)[], clearances: Clearances,
  ): PartyHit[] {
    const hits = new Map<ListedEntry, PartyHit>();
    for (const party of sought) {
      for (const entry of this.watchlist.entriesLike(party.name)) {
        const resemblance = resemblanceOf(party, entry.party);
        const likeness = resemblance?.likeness;
        if (resemblance === undefined || likeness === undefined) continue;
        const isClearedFor = (bankId: string | null): boolean =>
          this.watchlist.clearanceOf(party, entry, bankId, clearances) !== undefined;
        if (bankIds.every(isClearedFor)) continue;
        const known = hits.get(entry) ?? { entry, likeness, names: [], isListedName: false };
        hits.set(entry, {
          entry, likeness: known.likeness === 'confirmed' ? 'confirmed' : likeness,
          names: [...new Set([...known.names, party.name])],
          isListedName: known.isListedName || isWholeName({ resemblance })
            || bearsListedName(party.name, namesOf(entry)),
        });
      }
    }
    return [...hits.values()];
  }

  private entriesFor(
    parties: readonly ScreenedParty[], bankId: string | null, clearances: Clearances,
  ): WatchEntry[] {
    const found = new Map<ListedEntry, string | undefined>();
    for (const party of parties) {
      for (const entry of this.watchlist.entriesLike(party.name)) {
        if (resemblanceOf(party, entry.party)?.likeness === undefined) continue;
        const clearance = this.watchlist.clearanceOf(party, entry, bankId, clearances)?.id;
        // An entry that both parties resemble is passed over only if both are cleared of it.
        const isOpen = clearance === undefined || (found.has(entry) && found.get(entry) === undefined);
        found.set(entry, isOpen ? undefined : clearance);
      }
    }
    return [...found].map(([{ party }, cleared]) => ({ ...party, ...(cleared === undefined ? {} : { cleared }) }));
  }
}

const namesOf = ({ party: { name, aliases = [], weakAliases = [] } }: ListedEntry): string[] =>
  [name, ...aliases, ...weakAliases];

/** What is known of a party, by the names that the rules know it by; what is not known is left out. */
const factsAbout = (who: 'counterparty' | 'sender', { name, kind, dob, nationality, id }: ScreenedParty): PartyFacts =>
  Object.fromEntries(Object.entries({ Name: name, Kind: kind, Dob: dob, Nationality: nationality, Id: id })
    .flatMap(([fact, value]) => (value === undefined ? [] : [[`${who}${fact}`, value]])));

/** A name as two spellings of it are told to be the same. */
export const folded = (name: string): string => foldName(name);
