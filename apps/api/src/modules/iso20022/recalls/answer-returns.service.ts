import { Injectable } from '@nestjs/common';
import {
  answerTo, writeStatusReport, type PaymentReturn, type Problem, type ReportedTransfer, type StatusReport,
} from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { reasonFor, reasonsOfProblems } from '../credit-transfers/reasons.ts';
import { MessageAnswers } from '../messages/message-answers.service.ts';

type Report = Pick<StatusReport, 'refusal' | 'instructions'>;

/** Answers messages that give payments back, by a status report (pacs.002). */
@Injectable()
export class AnswerReturns {
  constructor(private readonly answers: MessageAnswers) {}

  /** Answers a message that was refused as a whole. */
  refuse(tx: Tx, actor: Actor, id: string, request: PaymentReturn, problems: readonly Problem[]): Promise<void> {
    return this.add(tx, actor, id, request, { refusal: reasonsOfProblems(problems), instructions: [] });
  }

  /** Tells what came of each payment, once all have come to something. */
  async write(tx: Tx, actor: Actor, id: string, request: PaymentReturn): Promise<void> {
    const rows = await tables(tx).selectFrom('iso_return').select(['place', 'code', 'error'])
      .where('message_id', '=', id).orderBy('place').execute();
    const transfers = rows.map(({ place, code, error }): ReportedTransfer => {
      const { id: name, original, returnedMinor } = request.returns[place] as PaymentReturn['returns'][number];
      const { endToEndId, transactionId, uetr, instructionId } = original;
      const known = name ?? instructionId;
      return {
        state: code === null ? 'ACSC' : 'RJCT', reasons: code === null ? [] : [reasonFor(code, error ?? '')],
        amountMinor: returnedMinor, ...(endToEndId === undefined ? {} : { endToEndId }),
        ...(known === undefined ? {} : { instructionId: known }),
        ...(transactionId === undefined ? {} : { transactionId }), ...(uetr === undefined ? {} : { uetr }),
      };
    });
    await this.add(tx, actor, id, request, { instructions: [{ id: '', reasons: [], transfers }] });
  }

  private add(tx: Tx, actor: Actor, id: string, request: PaymentReturn, report: Report): Promise<void> {
    const { messageId, definition: kind, createdAt, count, totalMinor } = request;
    const definition = answerTo(kind);
    const original = { messageId, definition: kind, createdAt, count, totalMinor };
    const transfers = report.instructions.flatMap((instruction) => instruction.transfers);
    const settled = transfers.filter(({ state }) => state === 'ACSC').length;
    const refused = report.refusal === undefined ? transfers.length - settled : count;
    return this.answers.add(tx, actor, id, {
      definition, states: { ...(settled > 0 ? { ACSC: settled } : {}), ...(refused > 0 ? { RJCT: refused } : {}) },
      write: (head) => writeStatusReport(definition, { ...report, ...head, original }),
    });
  }
}
