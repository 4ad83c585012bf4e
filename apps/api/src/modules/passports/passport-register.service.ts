import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import type { ChangeMaker } from '../lifecycle/public.ts';
import type { RevocationReason } from './passport-words.ts';
import { LIST_SIZE, PASSPORTS_A_LIST } from './status-list.ts';

type PassportRow = Row<'passport'>;
type NewPassport = Omit<PassportRow, 'ordinal' | 'state' | 'reason' | 'revoked_by' | 'revoked_at'>;

// The names of fields need no quoting.
const arrayOf = (fields: readonly string[]): RawBuilder<string[]> => sql<string[]>`${`{${fields.join(',')}}`}::text[]`;

/**
 * Writes passports down, each change with its event. Whoever calls holds the locks of the payment's accounts, without
 * which no passport of it is issued or revoked.
 */
@Injectable()
export class PassportRegister {
  constructor(private readonly events: EventLog, private readonly clock: Clock) {}

  /** The passport that tells the same of a payment for the same person and still holds. */
  same(
    tx: Tx, transactionId: string, issuedBy: string, disclosed: readonly string[],
  ): Promise<PassportRow | undefined> {
    return tables(tx).selectFrom('passport').selectAll().where('transaction_id', '=', transactionId)
      .where('issued_by', '=', issuedBy).where('state', '=', 'issued').where('disclosed', '=', arrayOf(disclosed))
      .where('expires_at', '>', this.clock.now().toISOString()).orderBy('ordinal', 'desc').limit(1).executeTakeFirst();
  }

  /** A free place in the list that is being filled. Places are drawn, so that none tells when its passport was made. */
  async freePlace(tx: Tx): Promise<{ list: number; index: number }> {
    const newest = await tables(tx).selectFrom('passport').select('ordinal').orderBy('ordinal', 'desc').limit(1)
      .executeTakeFirst();
    const list = Math.floor(Number(newest?.ordinal ?? 0) / PASSPORTS_A_LIST);
    for (;;) {
      const index = randomInt(LIST_SIZE);
      const taken = await tables(tx).selectFrom('passport').select('id').where('status_list', '=', list)
        .where('status_index', '=', index).executeTakeFirst();
      if (!taken) return { list, index };
    }
  }

  /** Writes down a passport that was signed. */
  async issue(tx: Tx, actor: Actor, passport: NewPassport): Promise<void> {
    await tables(tx).insertInto('passport').values({ ...passport, disclosed: arrayOf(passport.disclosed) }).execute();
    await this.events.record(tx, [{
      action: 'passport_issue', resource: 'passport', resourceId: passport.id, actor, severity: 'info',
      details: {
        transactionId: toTransactionId(passport.transaction_id), side: passport.side, disclosed: passport.disclosed,
        sha256: passport.sha256.toString('hex'), kid: passport.key_id,
      },
    }]);
  }

  /** Revokes a passport that still holds. */
  async revoke(tx: Tx, maker: ChangeMaker, passport: PassportRow, reason: RevocationReason): Promise<void> {
    await tables(tx).updateTable('passport').set({
      state: 'revoked', reason, revoked_by: reason === 'reversed' ? null : maker.userId, revoked_at: this.clock.now(),
    }).where('id', '=', passport.id).where('state', '=', 'issued').executeTakeFirstOrThrow();
    await this.events.record(tx, [{
      action: 'passport_revoke', resource: 'passport', resourceId: passport.id, actor: maker, severity: 'warning',
      details: { transactionId: toTransactionId(passport.transaction_id), reason },
    }]);
  }

  /** Revokes all passports of a payment that was given back. */
  async revokeOf(tx: Tx, maker: ChangeMaker, transactionId: string): Promise<void> {
    const held = await tables(tx).selectFrom('passport').selectAll().where('transaction_id', '=', transactionId)
      .where('state', '=', 'issued').orderBy('ordinal').execute();
    for (const passport of held) await this.revoke(tx, maker, passport, 'reversed');
  }
}
