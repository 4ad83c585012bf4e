import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Viewer } from '../../platform/http/access/actor.ts';
import { isVisibleWallet } from '../wallets/wallet-directory.service.ts';
import { isOwn } from './book.ts';

/** What a wallet is called by somebody, and who calls it so: its owner, or the reader's own book. */
export interface KnownName {
  name: string;
  source: 'owner' | 'beneficiary';
}

/** The names that wallets have for one reader, by lower-case address; absent are those that have none. */
export type KnownNames = ReadonlyMap<string, KnownName>;

/**
 * Says what wallets are called to whoever reads their addresses: the owner of a wallet within their reach, and else
 * what they call it themselves. Of any other wallet nothing is told, not even that it is there.
 */
export const knownNames = async (
  tx: Tx, reader: Viewer, addresses: readonly (string | null)[],
): Promise<KnownNames> => {
  const lower = [...new Set(addresses.flatMap((address) => (address === null ? [] : [address.toLowerCase()])))];
  if (lower.length === 0) return new Map();
  const isNamed = (column: 'wallet.address' | 'beneficiary.address') =>
    sql<SqlBool>`lower(${sql.ref(column)}) = any(${lower}::text[])`;
  const kept = await tables(tx).selectFrom('beneficiary').select(['beneficiary.address', 'beneficiary.name'])
    .where(isNamed('beneficiary.address')).where('beneficiary.removed_at', 'is', null).where(isOwn(reader))
    .orderBy('beneficiary.ordinal').execute();
  const wallets = await tables(tx).selectFrom('wallet').innerJoin('app_user as owner', 'owner.id', 'wallet.owner_id')
    .select(['wallet.address', 'wallet.owner_id', 'wallet.bank_id', 'owner.name'])
    .where(isNamed('wallet.address')).execute();
  return new Map<string, KnownName>([
    ...kept.map(({ address, name }) => [address.toLowerCase(), { name, source: 'beneficiary' }] as const),
    ...wallets.filter((w) => isVisibleWallet(reader, { ownerId: w.owner_id, bankId: w.bank_id }))
      .map(({ address, name }) => [address.toLowerCase(), { name, source: 'owner' }] as const),
  ]);
};

/** A wallet on the other side of money that moved, with what the payment itself tells of it. */
export interface OtherSide {
  address: string;
  ownerName: string;
  /** Whether it made the payment: a payer's name travels with the money. */
  hasPaid: boolean;
  /** What the payer calls the payee, if this is the payee. */
  stated: string | null;
}

/**
 * What the other side of a payment is called by whoever reads of it, or null. To have paid somebody is no way to learn
 * their name: it would go round the confirmation of payees for a single minor unit.
 */
export const nameOfSide = (names: KnownNames, { address, ownerName, hasPaid, stated }: OtherSide): string | null =>
  names.get(address.toLowerCase())?.name ?? (hasPaid ? ownerName : stated);
