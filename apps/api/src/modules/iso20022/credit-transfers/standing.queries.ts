import { Injectable } from '@nestjs/common';
import type {
  ReportedInstruction, ReportedTransfer, StatusReason, TransactionState,
} from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { fromTransactionId } from '../../../platform/ids.ts';
import { BatchRowsQueries } from '../../batches/batch-rows.queries.ts';
import type { BatchRowDto, BatchState } from '../../batches/public.ts';
import { STATE_OF, reasonFor, reasonsOf } from './reasons.ts';

type PaymentRow = Awaited<ReturnType<StandingQueries['paymentsOf']>>[number];
type InstructionRow = Awaited<ReturnType<StandingQueries['instructionsOf']>>[number];

/** Where one payment of a message stands. */
export interface StandingPayment {
  instruction: number;
  place: number;
  state: TransactionState;
  /** Of the payment as it is recorded. */
  transactionId: string | null;
}

/** Where payments of a message stand, by the places they have in it. */
export interface Standing {
  instructions: ReportedInstruction[];
  payments: StandingPayment[];
}

/** Whether a payment has come to its end. */
export const isSettled = ({ state }: Pick<StandingPayment, 'state'>): boolean => state !== 'PDNG' && state !== 'ACCP';

/** Of a payment that is neither made nor refused yet, because its message is not carried out to its end. */
const UNFINISHED: StatusReason = {
  code: 'NARR',
  words: [
    'NOT_MADE_YET: This payment is neither made nor refused so far; the message is not carried out to its end.',
    'لم تُنفَّذ هذه الدفعة ولم تُرفض حتى الآن؛ لم يكتمل تنفيذ الرسالة بعد.',
  ],
};

/** Reads where the payments of messages stand, from what is kept of them and of their batches. */
@Injectable()
export class StandingQueries {
  constructor(private readonly rows: BatchRowsQueries) {}

  /**
   * Where the payments of a message stand now, to those who sent it.
   * @param wanted only those at some places, by the place of their instruction
   */
  async of(
    em: Tx, actor: Actor, id: string, wanted: ReadonlyMap<number, ReadonlySet<number>> | null = null,
  ): Promise<Standing> {
    const standing: Standing = { instructions: [], payments: [] };
    const instructions = (await this.instructionsOf(em, id)).filter(({ place }) => wanted?.has(place) ?? true);
    const placesIn = (instruction: number) => wanted?.get(instruction) ?? null;
    const paymentsIn = Map.groupBy(
      (await this.paymentsOf(em, id, instructions.map(({ place }) => place)))
        .filter(({ instruction, place }) => placesIn(instruction)?.has(place) ?? true),
      ({ instruction }) => instruction);
    const rowsIn = await this.rowsOf(actor, new Map(instructions.filter(({ state }) => state !== null)
      .map(({ batch_id: batchId, place }) => [batchId, placesIn(place)])));
    for (const instruction of instructions) {
      const payments = paymentsIn.get(instruction.place) ?? [];
      const rows = rowsIn.get(instruction.batch_id) ?? new Map<number, BatchRowDto>();
      const transfers = payments.map((payment) => transferOf(payment, rows.get(payment.place), instruction));
      standing.instructions.push({ id: instruction.instruction_id, reasons: refusalOf(instruction), transfers });
      standing.payments.push(...transfers.map(({ state }, n) => {
        const { place } = payments[n] as PaymentRow;
        const transactionId = rows.get(place)?.transactionId ?? null;
        return {
          instruction: instruction.place, place, state,
          transactionId: transactionId === null ? null : fromTransactionId(transactionId),
        };
      }));
    }
    return standing;
  }

  instructionsOf(em: Tx, id: string) {
    return tables(em).selectFrom('iso_instruction as i')
      .leftJoin('iso_instruction_refusal as r', (join) =>
        join.onRef('r.message_id', '=', 'i.message_id').onRef('r.place', '=', 'i.place'))
      .leftJoin('batch as b', 'b.id', 'i.batch_id')
      .select(['i.place', 'i.instruction_id', 'i.batch_id', 'r.code', 'r.error', 'b.state'])
      .where('i.message_id', '=', id).orderBy('i.place').execute();
  }

  paymentsOf(em: Tx, id: string, instructions: readonly number[]) {
    return tables(em).selectFrom('iso_payment')
      .select(['instruction', 'place', 'end_to_end_id', 'instruction_id', 'uetr', 'tx_id', 'amount_minor'])
      .where('message_id', '=', id)
      .where((payment) => payment('instruction', '=', payment.fn.any(payment.val([...instructions]))))
      .orderBy('instruction').orderBy('place').execute();
  }

  /** The rows of batches by their places in them. */
  private async rowsOf(
    actor: Actor, wanted: ReadonlyMap<string, ReadonlySet<number> | null>,
  ): Promise<Map<string, Map<number, BatchRowDto>>> {
    const found = new Map([...wanted.keys()].map((batchId) => [batchId, new Map<number, BatchRowDto>()]));
    for await (const page of this.rows.pages(actor, wanted)) {
      for (const { batchId, row } of page) {
        if (row.number !== null) found.get(batchId)?.set(row.number - 1, row);
      }
    }
    return found;
  }
}

const refusalOf = ({ code, error }: InstructionRow): StatusReason[] =>
  (code === null ? [] : [reasonFor(code, error ?? '')]);

/** Whether rows that a batch does not have were left out because it was cancelled, and not because it is not over. */
const isOver = (state: BatchState | null): boolean => state !== null && state !== 'running' && state !== 'interrupted';

const transferOf = (
  payment: PaymentRow, row: BatchRowDto | undefined, instruction: InstructionRow,
): ReportedTransfer => {
  const names = {
    endToEndId: payment.end_to_end_id, amountMinor: BigInt(payment.amount_minor),
    ...(payment.instruction_id === null ? {} : { instructionId: payment.instruction_id }),
    ...(payment.tx_id === null ? {} : { transactionId: payment.tx_id }),
    ...(payment.uetr === null ? {} : { uetr: payment.uetr }),
  };
  if (row !== undefined) {
    return {
      ...names, state: STATE_OF[row.state], reasons: reasonsOf(row),
      ...(row.transactionId === null ? {} : { reference: row.transactionId }),
    };
  }
  const refusal = refusalOf(instruction);
  if (refusal.length > 0) return { ...names, state: 'RJCT', reasons: refusal };
  if (!isOver(instruction.state)) return { ...names, state: 'PDNG', reasons: [UNFINISHED] };
  // Such rows are not kept.
  const reason = reasonFor('BATCH_CANCELLED', 'The batch was cancelled before this payment was made.');
  return { ...names, state: 'RJCT', reasons: [reason] };
};
