import { Inject, Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import type { Actor, Role, Viewer } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import { electronicIban, isLikeIban } from '../../platform/iban.ts';
import { isId } from '../../platform/ids.ts';
import type { Currency, Network } from '../../platform/money.ts';
import { kycStandingOf, type CustomerFile, type KycLevel } from '../customers/public.ts';
import { Agency } from './agency.ts';
import { customerFactsOf, type CustomerFacts } from './customer-facts.ts';
import { checkedIban } from './iban.ts';
import { hasValidChecksum, isAddress } from './wallet-address.ts';

/** A wallet and who is behind it; its money lives in the ledger account of the same id. */
export interface WalletParty {
  id: string;
  address: string;
  network: Network;
  currency: Currency;
  label: string;
  ownerId: string;
  ownerName: string;
  /** As the owner's file says on the business day; without one, as their account does. */
  ownerKyc: 'verified' | 'unverified' | 'expired' | 'rejected';
  /** A customer's wallet is personal; that of a bank or the administrator serves a business. */
  ownerRole: Role;
  bankId: string;
  /** What the owner's file says; null when nothing is known of them but their account. */
  customer: CustomerFacts | null;
  /** The most one transaction, and all of a day (UTC), may send; null where nothing is set. */
  transactionLimitMinor: bigint | null;
  dailyLimitMinor: bigint | null;
}

interface PartyRow {
  id: string;
  address: string;
  network: Network;
  currency: Currency;
  label: string;
  owner_id: string;
  owner_name: string;
  owner_kyc: WalletParty['ownerKyc'];
  owner_role: Role;
  bank_id: string;
  file: CustomerFile | null;
  level: KycLevel | null;
  transaction_limit_minor: string | null;
  daily_limit_minor: string | null;
}

/** Finds wallets by id or address and says whose they are. */
@Injectable()
export class WalletDirectory {
  constructor(@Inject(ENV) private readonly env: Env, private readonly clock: Clock) {}

  /** The wallets behind a set of addresses, by lower-case address; unknown ones are absent. */
  async byAddress(tx: Tx, addresses: readonly string[]): Promise<Map<string, WalletParty>> {
    const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))];
    const found = await this.load(tx, 'lower(w.address) = any($1::text[])', wanted);
    return new Map(found.map((wallet) => [wallet.address.toLowerCase(), wallet]));
  }

  /** One wallet by id or address, as a field names it; 404 when it does not exist or is not the caller's to see. */
  async visible(tx: Tx, actor: Actor, idOrAddress: string, field = 'id'): Promise<WalletParty> {
    const [wallet] = isId(idOrAddress)
      ? await this.load(tx, 'w.id = any($1::uuid[])', [idOrAddress])
      : await this.load(tx, 'lower(w.address) = any($1::text[])', [checkedAddress(field, idOrAddress).toLowerCase()]);
    if (!wallet || !isVisibleWallet(actor, wallet)) throw notFound('wallet');
    return wallet;
  }

  /** Who of those who act moves their own money between wallets, and whom the others need besides. */
  agency(tx: Tx, movers: readonly Actor[], addresses: readonly string[]): Promise<Agency> {
    return Agency.read(tx, movers, addresses, this.env.secondPersonFromMinor);
  }

  private async load(tx: Tx, condition: string, values: string[]): Promise<WalletParty[]> {
    const found = await rows<PartyRow>(tx, `
      select w.id, w.address, w.network, w.currency, w.label, w.owner_id, w.owner_name, w.owner_kyc, w.owner_role,
             w.bank_id, w.transaction_limit_minor, w.daily_limit_minor, c.file,
             level_on(c.file, c.identified_until, $2::date) as level
      from wallet_detail w left join customer c on c.id = w.owner_id
      where ${condition}`, [values, dayOf(this.clock.now())]);
    return found.map((w) => ({
      id: w.id, address: w.address, network: w.network, currency: w.currency, label: w.label,
      ownerId: w.owner_id, ownerName: w.owner_name, ownerKyc: kycStandingOf(w.file, w.level, w.owner_kyc),
      ownerRole: w.owner_role, bankId: w.bank_id,
      customer: w.file && customerFactsOf(w.file, w.level ?? 'none'),
      transactionLimitMinor: w.transaction_limit_minor === null ? null : BigInt(w.transaction_limit_minor),
      dailyLimitMinor: w.daily_limit_minor === null ? null : BigInt(w.daily_limit_minor),
    }));
  }
}

/** A party as lists of sanctions are searched for it. */
interface SoughtParty {
  name: string;
  /** Other names of theirs, under each of which they are sought as well. */
  otherNames?: string[];
  kind?: 'person' | 'organisation';
  dob?: string;
  nationality?: string;
  /** The number of the first of their documents, and of all. */
  id?: string;
  ids?: readonly string[];
  ownerId: string;
}

/** The owner of a wallet as lists of sanctions are searched for them: by each name of theirs, with what is known. */
export const screenedParty = (
  { ownerName, ownerId, customer }: Pick<WalletParty, 'ownerName' | 'ownerId' | 'customer'>,
): SoughtParty => {
  if (customer === null) return { name: ownerName, ownerId };
  const { kind, legalName, legalNameArabic, dob, nationality, country, ids } = customer;
  // Lists give an organisation the country that it is of, as they give a person the nationality.
  const origin = kind === 'person' ? nationality : country;
  return {
    name: ownerName, ownerId, kind, ids,
    otherNames: [legalName, legalNameArabic].filter((name) => name !== null && name !== ownerName) as string[],
    ...(ids[0] === undefined ? {} : { id: ids[0] }), ...(dob === null ? {} : { dob }),
    ...(origin === null ? {} : { nationality: origin }),
  };
};

/** Whether a wallet is the caller's own, of the caller's bank, or the caller is the administrator. */
export const isVisibleWallet = (
  { role, userId, bankId }: Viewer, wallet: Pick<WalletParty, 'ownerId' | 'bankId'>,
): boolean => role === 'admin' || (role === 'bank' ? wallet.bankId === bankId : wallet.ownerId === userId);

/**
 * Refuses a text that is neither an address nor an IBAN, and apart from that one whose checksum betrays a typing error.
 * An IBAN that is right and still stands here is nobody's: the address of a wallet would have taken its place.
 */
export const checkedAddress = (field: string, address: string): string => {
  const iban = electronicIban(address);
  if (isLikeIban(iban)) return checkedIban(field, iban);
  if (!isAddress(address)) {
    const message = `${field} must be 0x followed by 40 hexadecimal digits, or an IBAN.`;
    throw new Refusal(400, 'INVALID_ADDRESS', message, [{ field, message }]);
  }
  if (!hasValidChecksum(address)) {
    const message = `${field} has a wrong checksum: a letter was mistyped or changed case.`;
    throw new Refusal(400, 'INVALID_ADDRESS_CHECKSUM', message, [{ field, message }]);
  }
  return address;
};
