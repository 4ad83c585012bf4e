import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../../platform/database/sql.ts';
import { Ticker } from '../../../platform/ticker.ts';

const HOUR_MS = 3_600_000;

/** Removes once an hour what is no longer counted and the devices that are no longer known. */
@Injectable()
export class AttemptSweeper extends Ticker {
  constructor(private readonly em: EntityManager) {
    super(HOUR_MS);
  }

  protected async round(): Promise<void> {
    await rows(this.em.fork(), `
      delete from attempt_counter where (kind, key_hash) in (
        select kind, key_hash from attempt_counter where forgotten_at <= now()
        order by kind, key_hash for update skip locked)`);
    await rows(this.em.fork(), 'delete from known_device where expires_at <= now()');
  }
}
