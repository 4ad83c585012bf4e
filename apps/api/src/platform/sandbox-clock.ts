import { Injectable } from '@nestjs/common';
import { Clock } from './clock.ts';
import { LOCKS } from './database/locks.ts';
import { row, rows, type Tx } from './database/sql.ts';
import { bigint, runForOne, statement } from './database/statement.ts';

/** Every write waits behind a move that waits for one long write; nobody is to wait longer than this. */
const PATIENCE = '5s';

const HEAR_CLOCK = statement('select hear_clock() as offset', { offset: bigint });

/**
 * The time of a sandbox: the machine's and what it was moved ahead by, which the database keeps for all processes. A
 * transaction that writes hears it first and keeps it from moving until it ends, so none writes an earlier time than
 * one that was ever answered. What is only read may lag behind by the second between two rounds of due work.
 */
@Injectable()
export class SandboxClock extends Clock {
  /** Null until it was heard for the first time. */
  private ahead: number | null = null;
  private readonly heard = new WeakSet<Tx>();

  /** By how many milliseconds the sandbox is ahead of the machine. */
  get offsetMs(): number {
    return this.ahead ?? 0;
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  override async sync(tx: Tx): Promise<void> {
    if (this.heard.has(tx)) return;
    const { offset } = await runForOne(tx, HEAR_CLOCK);
    if (tx.isInTransaction()) this.heard.add(tx);
    this.learn(Number(offset));
  }

  /** Moves on to a moment within a transaction that has not heard the clock; it is that moment once this commits. */
  async move(tx: Tx, to: Date): Promise<number> {
    await rows(tx, `set local lock_timeout = '${PATIENCE}'`);
    await row(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.movingClock]);
    const { offset } = await row<{ offset: string }>(tx, `
      update sandbox_clock set offset_ms = greatest(offset_ms, $1) returning offset_ms as offset`,
      [to.getTime() - Date.now()]);
    return Number(offset);
  }

  /** Ends the seeding, within a transaction: from its commit on the sandbox goes by the machine's time. */
  async arrive(tx: Tx): Promise<void> {
    await row(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.movingClock]);
    await rows(tx, 'update sandbox_clock set offset_ms = 0 where offset_ms < 0');
  }

  /** Takes note of how far ahead the sandbox is; word that comes late moves nothing back. */
  learn(offsetMs: number): void {
    this.ahead = Math.max(this.ahead ?? offsetMs, offsetMs);
  }
}
