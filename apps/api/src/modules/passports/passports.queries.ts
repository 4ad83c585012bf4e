import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { isOfABank, type Actor } from '../../platform/http/access/actor.ts';
import { notFound, unavailable } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId, toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import { TransactionsQueries } from '../transactions/transactions.queries.ts';
import type { IssuedPassportDto, PassportDto } from './passport.dto.ts';
import type { PassportField } from './passport-words.ts';
import { signStatusList, statusListUri } from './status-list.ts';

/** Passports with the names of those who acted. */
const passportsIn = (tx: Tx) => tables(tx).selectFrom('passport as s')
  .innerJoin('app_user as issuer', 'issuer.id', 's.issued_by')
  .leftJoin('app_user as revoker', 'revoker.id', 's.revoked_by')
  .selectAll('s').select(['issuer.name as issuer_name', 'revoker.name as revoker_name']);

type PassportRow = Awaited<ReturnType<ReturnType<typeof passportsIn>['execute']>>[number];

/** Passports speak for one side of a payment, and are that side's to see: its customer's, and its bank's. */
const isVisibleTo = ({ role, userId, bankId }: Actor): RawBuilder<boolean> => (role === 'admin' ? sql<boolean>`true`
  : isOfABank(role) ? sql<boolean>`(s.owner_id = ${userId} or s.bank_id = ${bankId})`
    : sql<boolean>`s.owner_id = ${userId}`);

const isoOrNull = (moment: Date | string | null): string | null =>
  (moment === null ? null : new Date(moment).toISOString());

const toDto = (actor: Actor, row: PassportRow): PassportDto => ({
  id: row.id, transactionId: toTransactionId(row.transaction_id), side: row.side,
  disclosed: row.disclosed as PassportField[], sha256: row.sha256.toString('hex'), issuedBy: row.issuer_name,
  issuedAt: new Date(row.issued_at).toISOString(), expiresAt: new Date(row.expires_at).toISOString(),
  state: row.state, reason: row.reason, revokedBy: row.revoker_name, revokedAt: isoOrNull(row.revoked_at),
  mayRevoke: row.state === 'issued' && actor.role === 'bank' && actor.bankId === row.bank_id,
});

/** Reads passports that the caller may see, and the lists by which everybody sees which were revoked. */
@Injectable()
export class PassportsQueries {
  constructor(
    private readonly em: EntityManager, private readonly transactions: TransactionsQueries,
    private readonly keys: SigningKeys, private readonly unitOfWork: UnitOfWork, private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  /** The passports of a payment, the newest first. */
  async list(actor: Actor, idOrName: string): Promise<PassportDto[]> {
    // Auditors see no payments here, and of a payment without passports of their bank they learn nothing.
    const isAuditor = actor.role === 'auditor';
    const id = isAuditor ? fromTransactionId(idOrName) : (await this.transactions.get(actor, idOrName)).id;
    const found = id === null ? [] : await passportsIn(this.em.fork()).where('s.transaction_id', '=', id)
      .where(isVisibleTo(actor)).orderBy('s.ordinal', 'desc').execute();
    if (isAuditor && found.length === 0) throw notFound('transaction');
    return found.map((row) => toDto(actor, row));
  }

  /** One passport with its text; 404 when it is not the caller's to see. */
  async visible(tx: Tx | null, actor: Actor, id: string): Promise<IssuedPassportDto> {
    const found = isId(id) ? await passportsIn(tx ?? this.em.fork()).where('s.id', '=', id).where(isVisibleTo(actor))
      .executeTakeFirst() : undefined;
    if (!found) throw notFound('passport');
    return { ...toDto(actor, found), passport: found.token };
  }

  /** The newest passport of a payment that still holds and that the caller may see; null for none. */
  async inForce(actor: Actor, transactionId: string): Promise<string | null> {
    const found = await passportsIn(this.em.fork()).where('s.transaction_id', '=', transactionId)
      .where(isVisibleTo(actor)).where('s.state', '=', 'issued')
      .where('s.expires_at', '>', this.clock.now().toISOString()).orderBy('s.ordinal', 'desc').limit(1)
      .executeTakeFirst();
    return found?.token ?? null;
  }

  /** A status list, signed now; the first one is there before any passport is. */
  statusList(list: number): Promise<string> {
    return this.unitOfWork.commit(async (tx) => {
      const held = list === 0 ? true : await tables(tx).selectFrom('passport').select('id')
        .where('status_list', '=', list).limit(1).executeTakeFirst();
      if (!held) throw notFound('status list');
      if (await this.keys.maySignSince(tx) === null) {
        throw unavailable('SIGNING_KEY_REPLACED', 'The key that signs was replaced; ask again.');
      }
      const revoked = await tables(tx).selectFrom('passport').select('status_index')
        .where('status_list', '=', list).where('state', '=', 'revoked').execute();
      return signStatusList(statusListUri(this.env.publicUrl, list), revoked.map((one) => one.status_index),
        this.clock.now(), { key: this.keys.privateKey, keyId: this.keys.keyId });
    });
  }
}
