import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { SystemClock } from '../../platform/clock.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import type { WitnessConflict } from './witness.entity.ts';

/** What a question to a witness came to. */
export type AskOutcome =
  | { state: 'cosigned'; size: bigint; at: Date; note: string }
  | { state: 'conflict'; conflict: WitnessConflict; size: bigint }
  | { state: 'waiting'; size: bigint }
  | { state: 'unreachable' | 'refused' | 'mistaken'; status: number | null };

const COLUMNS = [
  'vkey', 'state', 'status', 'known_size', 'asked_at', 'cosigned_size', 'cosigned_at', 'checkpoint', 'conflict',
  'conflict_size', 'conflict_since',
] as const;

/** What is known of a witness. */
export type WitnessRow = Row<'witness', (typeof COLUMNS)[number]>;

/** A witness is asked about a head that grew after this time at the earliest, and about the same one after that. */
const LEAST_SECONDS = 10;
const AGAIN_SECONDS = 600;
/** Longer than a question with both of its tries can last. */
const LEASE_SECONDS = 60;

/** Keeps what each witness said last, and lets one process at a time ask it. */
@Injectable()
export class WitnessRegister {
  constructor(private readonly em: EntityManager, private readonly clock: SystemClock) {}

  /** What is known of these witnesses. */
  list(vkeys: readonly string[]): Promise<WitnessRow[]> {
    return tables(this.em.fork()).selectFrom('witness').select(COLUMNS).where('vkey', 'in', vkeys).execute();
  }

  /** Forgets the witnesses that are asked no more. */
  async keepOnly(vkeys: readonly string[]): Promise<void> {
    await tables(this.em.fork()).deleteFrom('witness')
      .$if(vkeys.length > 0, (others) => others.where('vkey', 'not in', vkeys)).execute();
  }

  /** Which size a witness is known to have seen, for whoever may ask it now about a head; null when nobody may. */
  async claim(vkey: string, size: bigint): Promise<bigint | null> {
    const known = tables(this.em.fork());
    await known.insertInto('witness').values({ vkey }).onConflict((kept) => kept.doNothing()).execute();
    const at = (seconds: number): string => new Date(this.clock.now().getTime() + seconds * 1000).toISOString();
    const now = at(0);
    const claimed = await known.updateTable('witness').set({ asked_at: now, leased_until: at(LEASE_SECONDS) })
      .where('vkey', '=', vkey)
      .where((witness) => witness.or([witness('leased_until', '<=', now), witness('asked_at', '>', now)]))
      .where((witness) => witness.or([
        witness('asked_at', 'is', null), witness('asked_at', '>', now), witness('asked_at', '<=', at(-AGAIN_SECONDS)),
        witness.and([
          witness.or([witness('cosigned_size', 'is distinct from', String(size)), witness('state', '<>', 'cosigned')]),
          witness('asked_at', '<=', at(-LEAST_SECONDS)),
        ]),
      ]))
      .returning('known_size').executeTakeFirst();
    return claimed ? BigInt(claimed.known_size) : null;
  }

  /** Keeps what a question came to. A conflict stays until the witness countersigns again. */
  async settle(vkey: string, outcome: AskOutcome): Promise<void> {
    const cosigned = outcome.state === 'cosigned' ? outcome : null;
    const conflict = outcome.state === 'conflict' ? outcome : null;
    const since = this.clock.now().toISOString();
    await tables(this.em.fork()).updateTable('witness').set((witness) => ({
      state: outcome.state, status: 'status' in outcome ? outcome.status : null, leased_until: '-infinity',
      ...('size' in outcome ? { known_size: outcome.size } : {}),
      ...(cosigned && {
        cosigned_size: cosigned.size, cosigned_at: cosigned.at, checkpoint: cosigned.note,
        conflict: null, conflict_size: null, conflict_since: null,
      }),
      ...(conflict && {
        conflict: conflict.conflict, conflict_size: conflict.size,
        conflict_since: sql<string>`coalesce(${witness.ref('conflict_since')}, ${since})`,
      }),
    })).where('vkey', '=', vkey).execute();
  }
}
