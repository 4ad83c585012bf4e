import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { run, statement, text, uuid } from '../../platform/database/statement.ts';
import { OuterNames, type NamedTransaction, type NamedWallet } from '../../platform/http/outer-names/outer-names.ts';
import { idOfUetr } from '../../platform/uetr.ts';

const WALLETS = statement('select iban, id, address from wallet where iban = any($1::text[])',
  { iban: text, id: uuid, address: text });

// A UETR that a transaction came with stands instead of the one of its id.
const TRANSACTIONS = statement(`
  select t.uetr, t.id from transaction t where t.uetr = any($1::uuid[])
  union all
  select asked.uetr, t.id from unnest($1::uuid[], $2::uuid[]) as asked (uetr, id)
  join transaction t on t.id = asked.id and t.uetr is null`, { uetr: uuid, id: uuid });

/** Looks up which wallets and transactions other institutions mean. */
@Injectable()
export class StoredOuterNames extends OuterNames {
  constructor(private readonly em: EntityManager) {
    super();
  }

  protected wallets(ibans: readonly string[]): Promise<NamedWallet[]> {
    return run(this.em.fork(), WALLETS, [ibans]);
  }

  protected transactions(uetrs: readonly string[]): Promise<NamedTransaction[]> {
    return run(this.em.fork(), TRANSACTIONS, [uetrs, uetrs.map(idOfUetr)]);
  }
}
