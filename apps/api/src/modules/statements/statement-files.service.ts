import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { newId } from '../../platform/ids.ts';
import type { Language } from '../../platform/pdf/pdf-document.ts';
import type { StatementPeriod } from './statement-period.ts';
import type { StatementFormat } from './statement.entity.ts';

/** One signed file of a statement. */
export interface SignedFile {
  content: Buffer;
  /** A detached JWS; null where the file carries its signature itself. */
  signature: string | null;
  keyId: string;
}

/** Which file of a statement is meant. */
export interface StatementFileName {
  /** Whose statement: `wallet:` and an id, or all wallets within the reach of a `user:`, a `bank:`, or `all`. */
  subject: string;
  period: StatementPeriod;
  format: StatementFormat;
  /** Empty for the formats that have no language. */
  language: Language | '';
}

/** Keeps the files of statements, so that a period that is over has one statement and the same bytes whenever asked. */
@Injectable()
export class StatementFiles {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** The file that was given away before; null for the first time, and for a period that was not over. */
  async kept({ subject, period, format, language }: StatementFileName, em: Tx = this.em.fork()):
  Promise<SignedFile | null> {
    if (period.isProvisional) return null;
    const found = await tables(em).selectFrom('statement_file')
      .select(['content', 'signature', 'key_id'])
      .where('subject', '=', subject).where('from_at', '=', period.from.toISOString())
      .where('to_at', '=', period.to.toISOString()).where('time_zone', '=', period.timeZone)
      .where('format', '=', format).where('language', '=', language).where('content', 'is not', null)
      .executeTakeFirst();
    if (!found?.content) return null;
    return { content: Buffer.from(found.content), signature: found.signature, keyId: found.key_id };
  }

  /** Keeps a file, and answers the one that is kept: where another request was first, it is that one's. */
  async keep(tx: Tx, actor: Actor, name: StatementFileName, file: SignedFile): Promise<SignedFile> {
    const { subject, period, format, language } = name;
    await tables(tx).insertInto('statement_file').values({
      id: newId(), subject, from_at: period.from, to_at: period.to, time_zone: period.timeZone, format, language,
      content: period.isProvisional ? null : file.content, digest: sha256(file.content), signature: file.signature,
      key_id: file.keyId, made_by: actor.userId, made_at: this.clock.now(),
    }).onConflict((conflict) => conflict.doNothing()).execute();
    return await this.kept(name, tx) ?? file;
  }
}

export const sha256 = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();
