import type { Tx } from '../../../platform/database/sql.ts';
import { run, statement, text, uuid } from '../../../platform/database/statement.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import type { TransactionStatus } from '../../transactions/public.ts';
import type { TransferDraft } from '../transfer-draft.ts';

/** A payment of whom it is known who pays, and what it says of itself. */
type Referring = Pick<TransferDraft, 'from' | 'details'>;

/** What did not come to pass leaves its reference free, so that it may be sent again once it is mended. */
const FREE: ReadonlySet<TransactionStatus> = new Set(['rejected', 'cancelled', 'failed']);

// A reference belongs to the person who pays, whichever of their wallets it is paid from.
const USED = statement(`
  select distinct f.owner_id, asked.reference
  from unnest($1::text[], $2::text[]) as asked (address, reference)
  join wallet own on lower(own.address) = asked.address
  join transaction t on t.reference = asked.reference and t.status not in ('rejected', 'cancelled', 'failed')
  join wallet f on f.id = t.from_wallet_id and f.owner_id = own.owner_id`, { owner_id: uuid, reference: text });

const keyOf = (ownerId: string, reference: string): string => `${ownerId} ${reference}`;

/**
 * The references that payers have used, as far as payments ask for theirs to be new. Payers are locked as persons
 * before it is read, and until the commit, so that of two payments with one reference only one finds it unused.
 */
export class UsedReferences {
  private constructor(private readonly used: Set<string> | null) {}

  /** Reads nothing unless a payment asks. */
  static async read(
    tx: Tx, requests: readonly ({ fromAddress: string } & TransferDraft['details'])[],
  ): Promise<UsedReferences> {
    const asking = requests.filter(({ isReferenceUnique, reference }) =>
      isReferenceUnique === true && reference !== undefined);
    if (asking.length === 0) return new UsedReferences(null);
    const found = await run(tx, USED, [
      asking.map(({ fromAddress }) => fromAddress.toLowerCase()), asking.map(({ reference }) => reference)]);
    return new UsedReferences(new Set(found.map(({ owner_id: ownerId, reference }) => keyOf(ownerId, reference))));
  }

  /** Why a payment may not be made with its reference; null when it may. */
  refusalOf({ from, details: { reference, isReferenceUnique } }: Referring): Refusal | null {
    if (isReferenceUnique !== true || reference === undefined) return null;
    if (this.used?.has(keyOf(from.ownerId, reference)) !== true) return null;
    const message = `The reference ${reference} was used by an earlier payment of this payer.`;
    return new Refusal(409, 'DUPLICATE_REFERENCE', message, [{ field: 'reference', code: 'TAKEN', message }]);
  }

  /** Counts a payment of the batch for those that come after it. */
  add({ from, details: { reference } }: Referring, status: TransactionStatus): void {
    if (reference !== undefined && !FREE.has(status)) this.used?.add(keyOf(from.ownerId, reference));
  }
}
