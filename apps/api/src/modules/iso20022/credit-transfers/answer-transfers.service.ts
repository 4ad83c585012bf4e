import { Injectable } from '@nestjs/common';
import {
  answerTo, writeStatusReport, type CreditTransferRequest, type Problem, type ReportedInstruction,
  type ReportedTransfer, type StatusReport,
} from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { BatchRowsQueries } from '../../batches/batch-rows.queries.ts';
import type { BatchRowDto } from '../../batches/public.ts';
import { MessageAnswers } from '../messages/message-answers.service.ts';
import { STATE_OF, reasonFor, reasonsOf, reasonsOfProblems } from './reasons.ts';

const PAGE = 500;

type PaymentRow = Awaited<ReturnType<AnswerTransfers['paymentsOf']>>[number];

/** Answers messages with status reports, made from what is kept of them and of their batches. */
@Injectable()
export class AnswerTransfers {
  constructor(private readonly rows: BatchRowsQueries, private readonly answers: MessageAnswers) {}

  /** Answers a message that was refused as a whole. */
  refuse(
    tx: Tx, actor: Actor, id: string, request: CreditTransferRequest, problems: readonly Problem[],
  ): Promise<void> {
    return this.write(tx, actor, id, { ...headOf(request), refusal: reasonsOfProblems(problems), instructions: [] });
  }

  /** Where the payments of a message stand now, as a report without a number yet. */
  async report(em: Tx, actor: Actor, id: string, request: CreditTransferRequest): Promise<Report> {
    const kept = await tables(em).selectFrom('iso_instruction as i')
      .leftJoin('iso_instruction_refusal as r', (join) =>
        join.onRef('r.message_id', '=', 'i.message_id').onRef('r.place', '=', 'i.place'))
      .select(['i.place', 'i.instruction_id', 'i.batch_id', 'r.code', 'r.error'])
      .where('i.message_id', '=', id).orderBy('i.place').execute();
    const instructions: ReportedInstruction[] = [];
    for (const { place, instruction_id: name, batch_id: batchId, code, error } of kept) {
      const payments = await this.paymentsOf(em, id, place);
      const reasons = code === null ? [] : [reasonFor(code, error ?? '')];
      const made = code === null ? await this.rowsOf(actor, batchId) : new Map<number, BatchRowDto>();
      const transfers = payments.map((payment) => this.transferOf(payment, made.get(payment.place), reasons));
      instructions.push({ id: name, reasons, transfers });
    }
    return { ...headOf(request), instructions };
  }

  /** Keeps a report as the next answer. */
  write(tx: Tx, actor: Actor, id: string, report: Report): Promise<void> {
    const definition = answerTo(report.original.definition);
    return this.answers.add(tx, actor, id, definition, (head) => writeStatusReport(definition, { ...report, ...head }));
  }

  paymentsOf(em: Tx, id: string, instruction: number) {
    return tables(em).selectFrom('iso_payment')
      .select(['place', 'end_to_end_id', 'instruction_id', 'uetr', 'amount_minor'])
      .where('message_id', '=', id).where('instruction', '=', instruction).orderBy('place').execute();
  }

  /** The rows of a batch by their places in it. */
  private async rowsOf(actor: Actor, batchId: string): Promise<Map<number, BatchRowDto>> {
    const found = new Map<number, BatchRowDto>();
    for (let skip = 0; ; skip += PAGE) {
      const page = await this.rows.list(actor, batchId, { skip, limit: PAGE });
      for (const row of page) if (row.number !== null) found.set(row.number - 1, row);
      if (page.length < PAGE) return found;
    }
  }

  private transferOf(
    payment: PaymentRow, row: BatchRowDto | undefined, refusal: ReportedInstruction['reasons'],
  ): ReportedTransfer {
    const names = {
      endToEndId: payment.end_to_end_id, amountMinor: BigInt(payment.amount_minor),
      ...(payment.instruction_id === null ? {} : { instructionId: payment.instruction_id }),
      ...(payment.uetr === null ? {} : { uetr: payment.uetr }),
    };
    if (refusal.length > 0) return { ...names, state: 'RJCT', reasons: refusal };
    // Left out because the batch was cancelled before its turn came: such rows are not kept.
    if (row === undefined) {
      const reason = reasonFor('BATCH_CANCELLED', 'The batch was cancelled before this payment was made.');
      return { ...names, state: 'RJCT', reasons: [reason] };
    }
    return {
      ...names, state: STATE_OF[row.state], reasons: reasonsOf(row),
      ...(row.transactionId === null ? {} : { reference: row.transactionId }),
    };
  }
}

type Report = Omit<StatusReport, 'messageId' | 'createdAt'>;

const headOf = (request: CreditTransferRequest): Pick<Report, 'original'> => {
  const { messageId, definition, createdAt, count, totalMinor } = request;
  return { original: { messageId, definition, createdAt, count, totalMinor } };
};
