import type { Definition } from '../definitions.ts';
import { writeMessage, type Elements } from '../xml/write-message.ts';
import { linesWithin } from './lines.ts';
import {
  caseElements, partyOrAgent, type Case, type OriginalPayment, type PartyOrAgent,
} from './recall-request.ts';
import type { StatusReason } from './status-report.ts';

/** ACCR: the payment came back, or was never made. PDCR: not decided yet. RJCR: it stays. */
export type RecallState = 'ACCR' | 'PDCR' | 'RJCR';

/** What became of one payment that was asked back. */
export interface ResolvedRecall {
  id?: string;
  case?: Case;
  /** Absent of a message that was refused before any payment was looked at. */
  original?: OriginalPayment;
  state: RecallState;
  reasons: StatusReason[];
}

/** What became of a camt.056. */
export interface RecallAnswer {
  messageId: string;
  createdAt: string;
  assigner: PartyOrAgent;
  assignee: PartyOrAgent;
  case?: Case;
  recalls: ResolvedRecall[];
}

/** CNCL: all came back. PECR: some did. PDCR: some are not decided yet. RJCR: none did. */
const confirmationOf = (recalls: readonly ResolvedRecall[]): string => {
  const states = new Set(recalls.map(({ state }) => state));
  if (states.has('PDCR')) return 'PDCR';
  if (!states.has('ACCR')) return 'RJCR';
  return states.has('RJCR') ? 'PECR' : 'CNCL';
};

const resolvedElements = ({ id, original, state, reasons, ...recall }: ResolvedRecall): Elements => ({
  CxlStsId: id, RslvdCase: caseElements(recall.case),
  OrgnlGrpInf: original?.messageId === undefined || original.definition === undefined
    ? undefined : { OrgnlMsgId: original.messageId, OrgnlMsgNmId: original.definition },
  OrgnlInstrId: original?.instructionId, OrgnlEndToEndId: original?.endToEndId, OrgnlTxId: original?.transactionId,
  OrgnlUETR: original?.uetr, TxCxlSts: state,
  CxlStsRsnInf: reasons.map(({ code, words }) => ({
    Rsn: { Cd: code }, AddtlInf: words.flatMap((line) => linesWithin(line, 105)),
  })),
});

/** Writes what became of a recall request (camt.029). */
export const writeRecallAnswer = (
  definition: Definition, answer: RecallAnswer,
): string => writeMessage(definition, { RsltnOfInvstgtn: {
  Assgnmt: {
    Id: answer.messageId, Assgnr: partyOrAgent(answer.assigner), Assgne: partyOrAgent(answer.assignee),
    CreDtTm: answer.createdAt,
  },
  RslvdCase: caseElements(answer.case), Sts: { Conf: confirmationOf(answer.recalls) },
  CxlDtls: [{ TxInfAndSts: answer.recalls.map(resolvedElements) }],
} });
