import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { rows } from '../../platform/database/sql.ts';
import type { WitnessConflict, WitnessState } from './witness.entity.ts';

/** What a question to a witness came to. */
export type AskOutcome =
  | { state: 'cosigned'; size: bigint; at: Date; note: string }
  | { state: 'conflict'; conflict: WitnessConflict; size: bigint }
  | { state: 'waiting'; size: bigint }
  | { state: 'unreachable' | 'refused' | 'mistaken'; status: number | null };

/** What is known of a witness. */
export interface WitnessRow {
  vkey: string;
  state: WitnessState;
  status: number | null;
  known_size: string;
  asked_at: Date | null;
  cosigned_size: string | null;
  cosigned_at: Date | null;
  checkpoint: string | null;
  conflict: WitnessConflict | null;
  conflict_size: string | null;
  conflict_since: Date | null;
}

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
    return rows<WitnessRow>(this.em.fork(), `
      select vkey, state, status, known_size, asked_at, cosigned_size, cosigned_at, checkpoint, conflict, conflict_size,
             conflict_since
      from witness where vkey = any($1)`, [vkeys]);
  }

  /** Forgets the witnesses that are asked no more. */
  async keepOnly(vkeys: readonly string[]): Promise<void> {
    await rows(this.em.fork(), 'delete from witness where vkey <> all($1)', [vkeys]);
  }

  /** Which size a witness is known to have seen, for whoever may ask it now about a head; null when nobody may. */
  async claim(vkey: string, size: bigint): Promise<bigint | null> {
    const em = this.em.fork();
    await rows(em, 'insert into witness (vkey) values ($1) on conflict do nothing', [vkey]);
    const [claimed] = await rows<{ known_size: string }>(em, `
      update witness set asked_at = $3, leased_until = $3::timestamptz + $4 * interval '1 second'
      where vkey = $1 and (leased_until <= $3 or asked_at > $3) and (
        asked_at is null or asked_at > $3 or asked_at <= $3::timestamptz - $6 * interval '1 second' or (
          (cosigned_size is distinct from $2 or state <> 'cosigned')
          and asked_at <= $3::timestamptz - $5 * interval '1 second'))
      returning known_size`, [vkey, size, this.clock.now(), LEASE_SECONDS, LEAST_SECONDS, AGAIN_SECONDS]);
    return claimed ? BigInt(claimed.known_size) : null;
  }

  /** Keeps what a question came to. A conflict stays until the witness countersigns again. */
  async settle(vkey: string, outcome: AskOutcome): Promise<void> {
    const cosigned = outcome.state === 'cosigned' ? outcome : null;
    const conflict = outcome.state === 'conflict' ? outcome : null;
    await rows(this.em.fork(), `
      update witness set state = $2, status = $3, leased_until = '-infinity', known_size = coalesce($4, known_size),
        cosigned_size = coalesce($5, cosigned_size), cosigned_at = coalesce($6, cosigned_at),
        checkpoint = coalesce($7, checkpoint),
        conflict = case when $2 = 'cosigned' then null else coalesce($8, conflict) end,
        conflict_size = case when $2 = 'cosigned' then null else coalesce($9, conflict_size) end,
        conflict_since = case when $2 = 'cosigned' then null when $8::text is null then conflict_since
                         else coalesce(conflict_since, $10) end
      where vkey = $1`, [
      vkey, outcome.state, 'status' in outcome ? outcome.status : null, 'size' in outcome ? outcome.size : null,
      cosigned?.size ?? null, cosigned?.at ?? null, cosigned?.note ?? null, conflict?.conflict ?? null,
      conflict?.size ?? null, this.clock.now(),
    ]);
  }
}
