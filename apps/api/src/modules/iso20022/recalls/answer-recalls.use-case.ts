import { Injectable } from '@nestjs/common';
import {
  answerTo, writeRecallAnswer, type Problem, type RecallAnswer, type RecallRequest, type ResolvedRecall,
  type StatusReason,
} from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { reasonsOfProblems } from '../credit-transfers/reasons.ts';
import { MessageAnswers } from '../messages/message-answers.service.ts';
import { REFUSAL_WORDS } from '../../recalls/public.ts';

/** Reasons of the standard (ExternalPaymentCancellationRejection1Code) for our codes; NARR leaves it to the words. */
const REASONS: Readonly<Record<string, string>> = {
  TRANSACTION_NOT_FOUND: 'NOOR', AMOUNT_MISMATCH: 'NOOR', ORIGINAL_MISMATCH: 'NOOR', ALREADY_RETURNED: 'ARDT',
};

type RecallRow = Awaited<ReturnType<AnswerRecalls['rowsOf']>>[number];

/** Answers messages that ask payments back, by where each recall stands. */
@Injectable()
export class AnswerRecalls {
  constructor(private readonly answers: MessageAnswers) {}

  /** Answers a message that was refused as a whole; its names may be what is wrong with it, and are left out. */
  refuse(
    tx: Tx, actor: Actor, id: string, request: RecallRequest, problems: readonly Problem[],
  ): Promise<void> {
    const reasons = reasonsOfProblems(problems).map(({ words }) => ({ code: 'NARR', words }));
    return this.add(tx, actor, id, request, { assigner: {}, assignee: {}, recalls: [{ state: 'RJCR', reasons }] });
  }

  /** Writes the next answer; nothing while some payments have not been asked back yet. */
  async write(tx: Tx, actor: Actor, id: string, request: RecallRequest): Promise<void> {
    const rows = await this.rowsOf(tx, id);
    if (rows.length < request.recalls.length) return;
    const recalls = rows.map((row): ResolvedRecall => {
      const { id: name, case: opened, original } = request.recalls[row.place] as RecallRequest['recalls'][number];
      return {
        original, ...standingOf(row), ...(name === undefined ? {} : { id: name }),
        ...(opened === undefined ? {} : { case: opened }),
      };
    });
    await this.add(tx, actor, id, request, {
      assigner: request.assignee, assignee: request.assigner, recalls,
      ...(request.case === undefined ? {} : { case: request.case }),
    });
  }

  private add(
    tx: Tx, actor: Actor, id: string, request: RecallRequest, answer: Omit<RecallAnswer, 'messageId' | 'createdAt'>,
  ): Promise<void> {
    const definition = answerTo(request.definition);
    return this.answers.add(tx, actor, id, {
      definition, states: null, write: (head) => writeRecallAnswer(definition, { ...answer, ...head }),
    });
  }

  rowsOf(tx: Tx, id: string) {
    return tables(tx).selectFrom('iso_recall as i').leftJoin('recall as r', 'r.id', 'i.recall_id')
      .select(['i.place', 'i.code', 'i.error', 'r.state', 'r.refusal', 'r.answer_note'])
      .where('i.message_id', '=', id).orderBy('i.place').execute();
  }
}

const standingOf = ({ code, error, state, refusal, answer_note: note }: RecallRow):
Pick<ResolvedRecall, 'state' | 'reasons'> => {
  if (code !== null) {
    return { state: 'RJCR', reasons: [{ code: REASONS[code] ?? 'NARR', words: [`${code}: ${error}`] }] };
  }
  if (state === 'open') return { state: 'PDCR', reasons: [] };
  if (state === 'accepted' || state === 'cancelled') return { state: 'ACCR', reasons: [] };
  return { state: 'RJCR', reasons: refusal === null ? [] : [reasonOf(refusal, note)] };
};

const reasonOf = (refusal: keyof typeof REFUSAL_WORDS, note: string | null): StatusReason => {
  const { en, ar } = REFUSAL_WORDS[refusal];
  return { code: refusal, words: [en, ar, ...(note === null ? [] : [note])] };
};
