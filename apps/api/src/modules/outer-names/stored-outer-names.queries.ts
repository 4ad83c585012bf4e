import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import { OuterNames, type NamedTransaction, type NamedWallet } from '../../platform/http/outer-names/outer-names.ts';
import { idOfUetr, uetrOf } from '../../platform/uetr.ts';

/** Looks up which wallets and transactions other institutions mean. */
@Injectable()
export class StoredOuterNames extends OuterNames {
  constructor(private readonly em: EntityManager) {
    super();
  }

  protected wallets(ibans: readonly string[]): Promise<NamedWallet[]> {
    return tables(this.em.fork()).selectFrom('wallet').select(['iban', 'id', 'address'])
      .where('iban', 'in', ibans).execute();
  }

  // A UETR that a transaction came with stands instead of the one of its id.
  protected async transactions(uetrs: readonly string[]): Promise<NamedTransaction[]> {
    const found = await tables(this.em.fork()).selectFrom('transaction').select(['id', 'uetr'])
      .where((t) => t.or([
        t('uetr', 'in', uetrs),
        t.and([t('id', 'in', uetrs.map(idOfUetr)), t('uetr', 'is', null)]),
      ])).execute();
    return found.map(({ id, uetr }) => ({ id, uetr: uetrOf(id, uetr) }));
  }
}
