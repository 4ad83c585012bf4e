import type { Tx } from '../../platform/database/sql.ts';
import { boolean, orNull, run, statement, text, timestamptz, uuid } from '../../platform/database/statement.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { WalletParty } from '../wallets/wallet-directory.service.ts';
import { bookOf, type Book } from './book.ts';

/** What is known of payees before anything is paid: banks that pay nobody but beneficiaries, and beneficiaries. */
export const PAYEES = statement(`
  select p.bank_id, null::uuid as owner_id, null as address, null::uuid as id, null::timestamptz as usable_at,
         false as is_held
  from beneficiary_policy p where p.state = 'active' and p.only_beneficiaries
  union all
  select b.bank_id, b.owner_id, lower(b.address), b.id, b.usable_at, is_held(b)
  from beneficiary b where lower(b.address) = any($1::text[]) and b.removed_at is null`, {
  bank_id: uuid, owner_id: orNull(uuid), address: orNull(text), id: orNull(uuid), usable_at: orNull(timestamptz),
  is_held: boolean,
});

/** Why a payee is not paid, as codes. */
export const PAYEE_REFUSALS =
  ['NOT_A_BENEFICIARY', 'BENEFICIARY_NOT_APPROVED', 'BENEFICIARY_WAITING', 'BENEFICIARY_HELD'] as const;

type PayeeRow = NonNullable<(typeof PAYEES)['row']>;

/** A payment as the gate looks at it. */
export interface PayeeOfPayment {
  from: WalletParty;
  to: WalletParty;
  /** What a contract moves is stopped only where it pays out to a person. */
  isContract: boolean;
}

/**
 * Stands before every way of paying: a beneficiary who is held, not approved or still waits is not paid, and a bank may
 * pay nobody who is no beneficiary. Money within one book is nobody's payee.
 */
export class PayeeGate {
  private readonly strict: ReadonlySet<string>;
  private readonly known: ReadonlyMap<string, PayeeRow>;

  private constructor(found: readonly PayeeRow[]) {
    this.strict = new Set(found.flatMap((row) => (row.id === null ? [row.bank_id] : [])));
    this.known = new Map(found.flatMap((row) => (row.id === null ? [] : [
      [keyOf({ bankId: row.bank_id, ownerId: row.owner_id }, row.address ?? ''), row]])));
  }

  /** Reads what is in force for the payees at these addresses, given in lower case. */
  static async read(tx: Tx, addresses: readonly string[]): Promise<PayeeGate> {
    return new PayeeGate(await run(tx, PAYEES, [addresses]));
  }

  /** Why a payment may not be made; null when nothing of its payee is in its way. */
  refusalOf({ from, to, isContract }: PayeeOfPayment, now: Date): Refusal | null {
    const book = bookOf(from);
    const isOfBank = to.ownerRole !== 'user';
    const isWithinBook = from.ownerId === to.ownerId
      || (book.ownerId === null && isOfBank && to.bankId === from.bankId);
    if (isWithinBook || (isContract && isOfBank)) return null;
    const payee = this.known.get(keyOf(book, to.address.toLowerCase()));
    if (payee !== undefined) return refusalOfBeneficiary(payee, to.address, now);
    return this.strict.has(from.bankId) ? new Refusal(422, 'NOT_A_BENEFICIARY',
      'The bank of the paying wallet pays nobody but beneficiaries; add the payee first.', { address: to.address })
      : null;
  }
}

const keyOf = ({ bankId, ownerId }: Book, address: string): string => `${bankId} ${ownerId ?? ''} ${address}`;

const refusalOfBeneficiary = (
  { id, is_held: isHeld, usable_at: usableAt }: PayeeRow, address: string, now: Date,
): Refusal | null => {
  const about = { address, beneficiaryId: id };
  if (isHeld) {
    return new Refusal(422, 'BENEFICIARY_HELD', 'The beneficiary is held until an officer has looked at it.', about);
  }
  if (usableAt === null) {
    return new Refusal(422, 'BENEFICIARY_NOT_APPROVED',
      'The beneficiary waits for a second person to approve it.', about);
  }
  const until = new Date(usableAt);
  return until <= now ? null : new Refusal(422, 'BENEFICIARY_WAITING',
    `The beneficiary may be paid from ${until.toISOString()}.`, { ...about, until: until.toISOString() });
};
