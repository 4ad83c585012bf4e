import { createPublicKey, type KeyObject } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { row, rows, pipeline, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import { keyIdOf } from '../../platform/signing-key.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { PublicKeyDto } from './key.dto.ts';

/** A published key. */
export type PublishedKey = PublicKeyDto;

/** What a key signs by. */
export type SigningAlgorithm = 'EdDSA' | 'ES256';


interface KeyRow {
  kid: string;
  algorithm: SigningAlgorithm;
  public_key: { kty: string; crv: string; x: string; y?: string };
  valid_from: Date;
  valid_until: Date | null;
}

/** The book of all public keys that ever signed, of which one an algorithm is in use. */
@Injectable()
export class KeyRegister {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: EventLog,
  ) {}

  /** Enters a key as the one that signs from now on, and with that retires the one before it. */
  async putInUse(key: KeyObject, algorithm: SigningAlgorithm): Promise<void> {
    const kid = keyIdOf(key);
    await this.unitOfWork.commit(async (tx) => {
      // Whoever is signing a block ends first, so nothing is signed by a key after its time.
      await row(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.rotatingKeys]);
      const [known] = await rows<KeyRow>(tx, 'select * from signing_key where kid = $1', [kid]);
      if (known?.valid_until) throw new Error(
        `The signing key ${kid} was replaced on ${new Date(known.valid_until).toISOString()} and may not sign again.`);
      if (!known) await this.enter(tx, kid, key, algorithm);
    });
  }

  /** Since when a key is the one in use, which it stays as long as the transaction runs; null when it is not. */
  async inUseSince(tx: Tx, kid: string): Promise<Date | null> {
    // A second statement, because only a new snapshot sees what was committed while this one waited for the lock.
    const [, [current]] = await pipeline([
      row(tx, 'select pg_advisory_xact_lock_shared($1)', [LOCKS.rotatingKeys]),
      rows<Pick<KeyRow, 'valid_from'>>(
        tx, 'select valid_from from signing_key where kid = $1 and valid_until is null', [kid]),
    ]);
    return current ? new Date(current.valid_from) : null;
  }

  /** Every key there ever was, newest first. */
  async list(): Promise<PublishedKey[]> {
    const keys = await rows<KeyRow>(this.em.fork(), 'select * from signing_key order by valid_from desc, kid');
    return keys.map(({ kid, algorithm, public_key: { kty, crv, x, y }, valid_from, valid_until }) => ({
      kid, kty, crv, x, ...(y === undefined ? {} : { y }), alg: algorithm, use: 'sig',
      valid_from: new Date(valid_from).toISOString(),
      valid_until: valid_until === null ? null : new Date(valid_until).toISOString(),
    }));
  }

  private async enter(tx: Tx, kid: string, key: KeyObject, algorithm: SigningAlgorithm): Promise<void> {
    const now = this.clock.now();
    // The clock of whoever sealed a block may be ahead of this one; the block was in its key's time all the same.
    const [replaced] = await rows<{ kid: string }>(tx, `
      update signing_key set valid_until =
        greatest($1, valid_from, (select max(b.sealed_at) from block b where b.key_id = signing_key.kid))
      where algorithm = $2 and valid_until is null returning kid`, [now, algorithm]);
    const publicKey = createPublicKey(key).export({ format: 'jwk' });
    // Blocks that were sealed before keys were entered here are as old as the first that names the key.
    await rows(tx, `
      insert into signing_key (kid, algorithm, public_key, valid_from)
      values ($1, $2, $3, least($4, (select min(sealed_at) from block where key_id = $1)))`,
      [kid, algorithm, JSON.stringify(publicKey), now]);
    const about = { resource: 'signing_key', actor: null, severity: 'warning' } as const;
    await this.events.record(tx, [
      ...replaced ? [{
        ...about, action: 'signing_key_retire', resourceId: replaced.kid,
        details: { algorithm, kid: replaced.kid, replacedBy: kid },
      }] : [],
      {
        ...about, action: 'signing_key_change', resourceId: kid,
        details: { algorithm, previousKid: replaced?.kid ?? null, kid },
      },
    ]);
  }
}
