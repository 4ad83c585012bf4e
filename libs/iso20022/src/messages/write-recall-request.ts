import type { Definition } from '../definitions.ts';
import { writeMessage } from '../xml/write-message.ts';
import { decimalOf } from './amounts.ts';
import { originalReference } from './original-reference.ts';
import { originalNames } from './originals.ts';
import { caseElements, partyOrAgent, type RecallRequest, type WantedRecall } from './recall-request.ts';

const amountOf = ({ amountMinor, currency }: WantedRecall) => (amountMinor === undefined || currency === undefined
  ? undefined : { amount: decimalOf(amountMinor), currency });

/** Writes which payments are asked back (camt.056), in the version that its definition names. */
export const writeRecallRequest = (definition: Definition, request: RecallRequest): string =>
  writeMessage(definition, { FIToFIPmtCxlReq: {
    Assgnmt: {
      Id: request.messageId, Assgnr: partyOrAgent(request.assigner), Assgne: partyOrAgent(request.assignee),
      CreDtTm: request.createdAt,
    },
    Case: caseElements(request.case),
    CtrlData: { NbOfTxs: String(request.count), CtrlSum: decimalOf(request.totalMinor) },
    Undrlyg: [{ TxInf: request.recalls.map((wanted) => ({
      CxlId: wanted.id, Case: caseElements(wanted.case), ...originalNames(wanted.original),
      OrgnlIntrBkSttlmAmt: amountOf(wanted), OrgnlIntrBkSttlmDt: wanted.settledOn?.day,
      CxlRsnInf: { Rsn: { Cd: wanted.reason }, AddtlInf: wanted.words },
      OrgnlTxRef: originalReference(wanted.reference),
    })) }],
  } });
