import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { readByIndex, row, rows, type Tx } from '../../platform/database/sql.ts';

/** The sealed block in which a transaction's latest change stands. */
export interface SealedBlock {
  height: number;
  hash: string;
  sealedAt: Date;
}

/** How the sealing of events is doing. */
export interface SealerState {
  height: number;
  sealedAt: Date | null;
  /** Age of the oldest event that is not sealed yet, in milliseconds; 0 when all are. */
  lagMs: number;
}

interface SealerRow {
  height: string | null;
  sealed_at: Date | null;
  oldest: Date | null;
}

/** Reads the sealed chain. */
@Injectable()
export class BlocksQueries {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** The block that holds the newest change of a transaction; null until it is sealed. */
  async blockOfTransaction(tx: Tx, transactionId: string): Promise<SealedBlock | null> {
    const [found] = await rows<{ height: string; hash: Buffer; sealed_at: Date }>(tx, `
      select b.height, b.hash, b.sealed_at
      from audit_event e
      left join block_leaf l on l.event_id = e.id
      left join block b on b.height = l.height
      where e.resource_id = $1 and e.resource = 'transaction' and e.details ? 'status'
      order by e.id desc limit 1`, [transactionId]);
    if (!found?.height) return null;
    return { height: Number(found.height), hash: found.hash.toString('hex'), sealedAt: new Date(found.sealed_at) };
  }

  /** The height of the chain and how far behind it is. */
  async sealerState(): Promise<SealerState> {
    const state = await readByIndex(this.em, (tx) => row<SealerRow>(tx, `
      select b.height, b.sealed_at, (
        select min(e.created_at) from unsealed_event_ids() u
        cross join lateral (select created_at from audit_event e where e.id = u.id offset 0) e) as oldest
      from (select 1) as always
      left join (select height, sealed_at from block order by height desc limit 1) b on true`));
    return {
      height: Number(state.height ?? 0),
      sealedAt: state.sealed_at === null ? null : new Date(state.sealed_at),
      lagMs: state.oldest === null ? 0 : Math.max(0, this.clock.now().getTime() - new Date(state.oldest).getTime()),
    };
  }
}
