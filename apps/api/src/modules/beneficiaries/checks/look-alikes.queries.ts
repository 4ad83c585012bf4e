import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { endsOf, isOwn } from '../book.ts';
import type { FoundLookAlikeDto, LookAlikeDto } from './payee-check.dto.ts';

/** Finds addresses that somebody may take for others that they know: poisoned ones differ in the middle alone. */
@Injectable()
export class LookAlikes {
  constructor(private readonly em: EntityManager) {}

  /** The addresses among those given that look like a beneficiary of the caller's, or like a wallet they paid. */
  async of(tx: Tx, actor: Actor, addresses: readonly string[]): Promise<FoundLookAlikeDto[]> {
    const ends = [...new Set(addresses.map(endsOf))];
    const beneficiaries = await tables(tx).selectFrom('beneficiary')
      .select(['beneficiary.address', 'beneficiary.name'])
      .where(sql<SqlBool>`address_ends(beneficiary.address) = any(${ends}::text[])`)
      .where('beneficiary.removed_at', 'is', null).where(isOwn(actor)).execute();
    const paid = await tables(tx).selectFrom('wallet').select('wallet.address')
      .where(sql<SqlBool>`address_ends(wallet.address) = any(${ends}::text[])`)
      .where((w) => w.exists(w.selectFrom('transaction').innerJoin('wallet as payer', 'payer.id', 'from_wallet_id')
        .select('transaction.id').whereRef('to_wallet_id', '=', 'wallet.id')
        .where('status', 'in', ['completed', 'reversed']).where(paysFor(actor)))).execute();
    const known: LookAlikeDto[] = [
      ...beneficiaries.map(({ address, name }) => ({ address, name, of: 'beneficiary' as const })),
      ...paid.map(({ address }) => ({ address, name: null, of: 'paid' as const })),
    ];
    const kept = new Set(beneficiaries.map(({ address }) => address.toLowerCase()));
    return addresses.flatMap((address) => {
      // Whoever is kept in the book was looked at before.
      if (kept.has(address.toLowerCase())) return [];
      const lookAlikeOf = known.find((one) => endsOf(one.address) === endsOf(address)
        && one.address.toLowerCase() !== address.toLowerCase());
      return lookAlikeOf === undefined ? [] : [{ address, lookAlikeOf }];
    });
  }

  /** The same outside of a transaction. */
  find(actor: Actor, addresses: readonly string[]): Promise<FoundLookAlikeDto[]> {
    return this.of(this.em.fork(), actor, addresses);
  }
}

const paysFor = ({ role, bankId, userId }: Actor): RawBuilder<SqlBool> => {
  if (role === 'admin') return sql`true`;
  return role === 'bank' ? sql`payer.bank_id = ${bankId}` : sql`payer.owner_id = ${userId}`;
};
