import type { Tx } from '../../../platform/database/sql.ts';
import { run, statement, uuid } from '../../../platform/database/statement.ts';
import { sqlStateOf } from '../../../platform/database/sql-states.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { idOfUetr } from '../../../platform/uetr.ts';

/** What a payment says of its own UETR. */
interface Given { uetr?: string | undefined }

// A UETR that follows from the id of a payment is that payment's, were it to have come with another one.
const USED = statement(`
  select asked.uetr from unnest($1::uuid[], $2::uuid[]) as asked (uetr, id)
  where exists (select from transaction t where t.uetr = asked.uetr)
     or exists (select from transaction t where t.id = asked.id)`, { uetr: uuid });

/**
 * The UETRs among those given that some transaction has, whatever became of it. Two payments that come with one at the
 * same time both find it unused; the second then waits at the index for the first, and is made again (`asConflict`).
 * One that follows from an id cannot be given beforehand: the id is drawn with 74 bits of chance, and heard of by
 * nobody before it is committed.
 */
export class UsedUetrs {
  private constructor(private readonly used: Set<string>) {}

  /** Reads nothing unless a payment comes with one. */
  static async read(tx: Tx, requests: readonly Given[]): Promise<UsedUetrs> {
    const given = requests.flatMap(({ uetr }) => uetr ?? []);
    if (given.length === 0) return new UsedUetrs(new Set());
    const found = await run(tx, USED, [given, given.map(idOfUetr)]);
    return new UsedUetrs(new Set(found.map(({ uetr }) => uetr)));
  }

  /** Why a payment may not be made with its UETR; null when it may. */
  refusalOf({ uetr }: Given): Refusal | null {
    if (uetr === undefined || !this.used.has(uetr)) return null;
    const message = `The UETR ${uetr} is that of another payment.`;
    return new Refusal(409, 'DUPLICATE_UETR', message, [{ field: 'uetr', code: 'TAKEN', message }]);
  }

  /** Counts a payment of the batch for those that come after it. */
  add({ uetr }: Given): void {
    if (uetr !== undefined) this.used.add(uetr);
  }
}

const UNIQUE_VIOLATION = '23505';
const CONFLICT = '40001';

/** Makes the failure of a payment whose UETR another one took meanwhile a conflict: made again, it finds it used. */
export const asConflict = (failure: unknown): never => {
  const isOfUetr = sqlStateOf(failure) === UNIQUE_VIOLATION
    && failure instanceof Error && 'constraint' in failure && failure.constraint === 'transaction_uetr_unique';
  throw isOfUetr ? Object.assign(new Error('A UETR was taken meanwhile.', { cause: failure }), { code: CONFLICT })
    : failure;
};
