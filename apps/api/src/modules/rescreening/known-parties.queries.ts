import { Injectable } from '@nestjs/common';
import { column, rows, type Tx } from '../../platform/database/sql.ts';
import {
  partiesNamed, partiesOfAccount, partyOfBank, partyOfBeneficiary, type AccountRow, type BeneficiaryRow,
  type KnownParty, type NamingRow,
} from './known-party.ts';

export type RescreenedKind = 'customer' | 'bank' | 'payment';

/** Some parties who stand behind each other in a stage, with the place where the next ones begin. */
export interface Chunk {
  parties: KnownParty[];
  /** The last one's place; null when there was nobody left. */
  cursor: string | null;
}

const ACCOUNT = `
  select u.id, u.name, c.file, array(
    select u.bank_id where u.bank_id is not null
    union select w.bank_id from wallet w where w.owner_id = u.id and u.bank_id is null)::text[] as "bankIds"`;
const OF_ACCOUNT = 'from app_user u left join customer c on c.id = u.id';

const NAMING = `
  select t.id, t.ordinal, w.bank_id as "bankId", t.counterparty_name as "counterpartyName", t.originator, t.beneficiary
  from transaction t join wallet w on w.id = t.from_wallet_id
  where t.status = 'pending'
    and (t.counterparty_name is not null or t.originator is not null or t.beneficiary is not null)`;

/** Reads everybody whom the bank knows, as the lists are searched for them. */
@Injectable()
export class KnownParties {
  /** Customers with their beneficial owners, in the order in which they came. */
  async customersAfter(tx: Tx, cursor: string | null, most: number): Promise<Chunk> {
    const found = await rows<AccountRow & { ordinal: string }>(tx, `
      ${ACCOUNT}, u.ordinal ${OF_ACCOUNT} where u.ordinal > $1 order by u.ordinal limit $2`, [cursor ?? '0', most]);
    return { parties: found.flatMap(partiesOfAccount), cursor: found.at(-1)?.ordinal ?? null };
  }

  /** Banks by their ids; one that comes later is screened for itself. */
  async banksAfter(tx: Tx, cursor: string | null, most: number): Promise<Chunk> {
    const found = await rows<{ id: string; name: string }>(tx, `
      select id, name from bank where $1::uuid is null or id > $1 order by id limit $2`, [cursor, most]);
    return { parties: found.map(partyOfBank), cursor: found.at(-1)?.id ?? null };
  }

  /** Payees who are kept, in the order in which they were added. */
  async beneficiariesAfter(tx: Tx, cursor: string | null, most: number): Promise<Chunk> {
    const found = await rows<BeneficiaryRow & { ordinal: string }>(tx, `
      select id, bank_id as "bankId", name, ordinal from beneficiary
      where removed_at is null and ordinal > $1 order by ordinal limit $2`, [cursor ?? '0', most]);
    return { parties: found.map(partyOfBeneficiary), cursor: found.at(-1)?.ordinal ?? null };
  }

  /** Whom pending payments name, in the order in which they were made. */
  async namedAfter(tx: Tx, cursor: string | null, most: number): Promise<Chunk> {
    const found = await rows<NamingRow & { ordinal: string }>(tx, `
      ${NAMING} and t.ordinal > $1 order by t.ordinal limit $2`, [cursor ?? '0', most]);
    return { parties: found.flatMap(partiesNamed), cursor: found.at(-1)?.ordinal ?? null };
  }

  /** The parties behind ids of one kind, as they stand now. */
  async byId(tx: Tx, kind: RescreenedKind, ids: readonly string[]): Promise<KnownParty[]> {
    if (ids.length === 0) return [];
    const wanted = [column([...new Set(ids)])];
    switch (kind) {
      case 'customer':
        return (await rows<AccountRow>(tx, `${ACCOUNT} ${OF_ACCOUNT} where u.id = any($1::uuid[])`, wanted))
          .flatMap(partiesOfAccount);
      case 'bank':
        return (await rows<{ id: string; name: string }>(
          tx, 'select id, name from bank where id = any($1::uuid[])', wanted)).map(partyOfBank);
      case 'payment':
        return (await rows<NamingRow>(tx, `${NAMING} and t.id = any($1::uuid[])`, wanted)).flatMap(partiesNamed);
    }
  }
}
