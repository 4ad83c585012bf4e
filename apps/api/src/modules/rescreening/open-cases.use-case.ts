import { Inject, Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import { newId } from '../../platform/ids.ts';
import { entryIdOf, type Source } from '../screening/public.ts';
import type { PartyHit, Screening } from '../screening/screening.service.ts';
import { mayFreeze, type KnownParty } from './known-party.ts';

export const STRENGTHS = ['block', 'review'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A party and an entry that it is like. */
interface Pair {
  party: KnownParty;
  hit: PartyHit;
  strength: Strength;
  freezes: boolean;
}

interface CaseRow {
  id: string;
  party_key: string;
  source: Source;
  ref: string;
  state: 'open' | 'confirmed' | 'cleared';
  party_digest: string;
  entry_digest: string;
  strength: Strength;
  freezes: boolean;
  is_listed_name: boolean | null;
}

/** Opens a case for each party and entry that are alike, unless officers decided of both as they stand. */
@Injectable()
export class OpenCases {
  constructor(
    private readonly ledger: Ledger,
    private readonly events: EventLog,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'screeningFreeze'>,
  ) {}

  /** Answers how many cases it opened; what they freeze is frozen, and officers are told, by the same transaction. */
  async execute(tx: Tx, screening: Screening, parties: readonly KnownParty[]): Promise<number> {
    const pairs = distinct(parties.flatMap((party) => this.pairsOf(screening, party)));
    if (pairs.length === 0) return 0;
    // Whoever pays holds these locks, and looks at the cases once it has them.
    await this.lockWallets(tx, pairs);
    const known = await casesOf(tx, pairs);
    const fresh = pairs.filter((pair) => isUndecided(pair, known));
    const changed = pairs.flatMap((pair) => known
      .filter((one) => one.state === 'open' && isOf(one, pair) && !saysTheSame(one, pair))
      .map((before) => ({ pair, before })));
    await this.open(tx, fresh);
    await this.change(tx, changed);
    return fresh.length;
  }

  private pairsOf(screening: Screening, party: KnownParty): Pair[] {
    return screening.hitsOf(party.sought, party.bankIds.length === 0 ? [null] : party.bankIds).map((hit) => {
      const strength = hit.likeness === 'confirmed' ? 'block' : 'review';
      const freezes = strength === 'block' && mayFreeze(party.kind) && this.env.screeningFreeze === 'block';
      return { party, hit, strength, freezes };
    });
  }

  private async lockWallets(tx: Tx, pairs: readonly Pair[]): Promise<void> {
    const customers = pairs.flatMap(({ party }) => party.customerId ?? []);
    if (customers.length > 0) await this.ledger.lockWalletsOwnedBy(tx, [...new Set(customers)]);
    const banks = pairs.flatMap(({ party: { kind, bankId } }) => (kind === 'bank' && bankId !== null ? [bankId] : []));
    for (const bankId of [...new Set(banks)].sort()) await this.ledger.lockWalletsOf(tx, bankId);
  }

  private async open(tx: Tx, pairs: readonly Pair[]): Promise<void> {
    const opened: AuditInput[] = [];
    for (const pair of pairs) {
      const { party, hit: { entry, isListedName }, strength, freezes } = pair;
      const id = newId();
      await rows(tx, `
        insert into screening_case (id, party_key, party_kind, customer_id, bank_id, name, party_digest, source, ref,
          entry_name, entry_digest, strength, freezes, is_listed_name, opened_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`, [
        id, party.key, party.kind, party.customerId, party.bankId, nameIn(pair), party.digest, entry.source, entry.ref,
        entry.party.name, entry.digest, strength, freezes, isListedName, this.clock.now(),
      ]);
      opened.push(eventOf(id, pair, { action: 'screening_case_open', type: 'screening_case.opened' }));
    }
    await this.events.record(tx, opened);
  }

  /** A case that is open follows both sides; one that freezes goes on freezing until somebody decides it. */
  private async change(tx: Tx, changed: readonly { pair: Pair; before: CaseRow }[]): Promise<void> {
    const told: AuditInput[] = [];
    for (const { pair, before } of changed) {
      const { party, hit: { entry, isListedName }, strength } = pair;
      const freezes = before.freezes || pair.freezes;
      await rows(tx, `
        update screening_case set name = $2, party_digest = $3, entry_name = $4, entry_digest = $5, strength = $6,
          freezes = $7, is_listed_name = $8 where id = $1`, [
        before.id, nameIn(pair), party.digest, entry.party.name, entry.digest, strength, freezes,
        isListedName || (isAsBefore(before, pair) && before.is_listed_name !== false),
      ]);
      const isRaised = freezes && !before.freezes;
      told.push(eventOf(before.id, { ...pair, freezes }, {
        action: 'screening_case_change', ...(isRaised ? { type: 'screening_case.raised' } : {}),
      }));
    }
    await this.events.record(tx, told);
  }
}

const nameIn = ({ party, hit }: Pair): string => hit.names[0] ?? party.name;

const isOf = (one: CaseRow, { party, hit: { entry } }: Pair): boolean =>
  one.party_key === party.key && one.source === entry.source && one.ref === entry.ref;

const isAsBefore = (one: CaseRow, { party, hit: { entry } }: Pair): boolean =>
  one.party_digest === party.digest && one.entry_digest === entry.digest;

const saysTheSame = (one: CaseRow, pair: Pair): boolean => isAsBefore(one, pair) && one.strength === pair.strength
  && (one.freezes || !pair.freezes) && (one.is_listed_name !== false || !pair.hit.isListedName);

/** Whether no case of the pair stands, and none was cleared of both sides as they are now. */
const isUndecided = (pair: Pair, known: readonly CaseRow[]): boolean => !known.some((one) =>
  isOf(one, pair) && (one.state !== 'cleared' || isAsBefore(one, pair)));

/** One pair for each party and entry; several payments may name the same party. */
const distinct = (pairs: readonly Pair[]): Pair[] => [...new Map(pairs.map((pair) =>
  [`${pair.party.key}|${entryIdOf(pair.hit.entry.source, pair.hit.entry.ref)}`, pair])).values()];

const casesOf = (tx: Tx, pairs: readonly Pair[]): Promise<CaseRow[]> => rows<CaseRow>(tx, `
  select c.id, c.party_key, c.source, c.ref, c.state, c.party_digest, c.entry_digest, c.strength, c.freezes,
         c.is_listed_name
  from screening_case c where c.party_key = any($1::text[]) order by c.ordinal`,
[[...new Set(pairs.map(({ party }) => party.key))]]);

const eventOf = (
  id: string, { party, hit: { entry }, strength, freezes }: Pair, said: Pick<AuditInput, 'action' | 'type'>,
): AuditInput => ({
  ...said, resource: 'screening_case', resourceId: id, actor: null, severity: freezes ? 'critical' : 'warning',
  details: {
    partyKind: party.kind, customerId: party.customerId, bankIds: party.bankIds, name: party.name,
    entryId: entryIdOf(entry.source, entry.ref), entryName: entry.party.name, strength, freezes,
  },
});
