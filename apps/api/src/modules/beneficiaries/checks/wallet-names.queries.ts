import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type SqlBool } from 'kysely';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { WalletDirectory, isVisibleWallet } from '../../wallets/wallet-directory.service.ts';
import { isOwn } from '../book.ts';
import type { WalletNameDto } from './payee-check.dto.ts';

/**
 * Says what wallets are called to whoever looks at their addresses: the owner of a wallet within their reach, and what
 * they call it themselves. Of any other wallet nothing is told, not even that it is there.
 */
@Injectable()
export class WalletNames {
  constructor(private readonly em: EntityManager, private readonly wallets: WalletDirectory) {}

  /** The names of those that have one for the caller, in the order given. */
  async of(actor: Actor, addresses: readonly string[]): Promise<WalletNameDto[]> {
    const em = this.em.fork();
    const lower = [...new Set(addresses.map((address) => address.toLowerCase()))];
    const wallets = await this.wallets.byAddress(em, lower);
    const kept = await tables(em).selectFrom('beneficiary').select(['beneficiary.address', 'beneficiary.name'])
      .where(sql<SqlBool>`lower(beneficiary.address) = any(${lower}::text[])`)
      .where('beneficiary.removed_at', 'is', null).where(isOwn(actor)).orderBy('beneficiary.ordinal').execute();
    const names = new Map(kept.map(({ address, name }) => [address.toLowerCase(), name]));
    return addresses.flatMap((address): WalletNameDto[] => {
      const wallet = wallets.get(address.toLowerCase());
      if (wallet && isVisibleWallet(actor, wallet)) return [{ address, name: wallet.ownerName, source: 'owner' }];
      const name = names.get(address.toLowerCase());
      return name === undefined ? [] : [{ address, name, source: 'beneficiary' }];
    });
  }
}
