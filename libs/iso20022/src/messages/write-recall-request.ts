import type { Definition } from '../definitions.ts';
import { writeMessage } from '../xml/write-message.ts';
import { decimalOf } from './amounts.ts';
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
    Undrlyg: [{ TxInf: request.recalls.map((wanted) => {
      const { original: { messageId, definition: kind, ...names } } = wanted;
      return {
        CxlId: wanted.id, Case: caseElements(wanted.case),
        OrgnlGrpInf: messageId === undefined || kind === undefined
          ? undefined : { OrgnlMsgId: messageId, OrgnlMsgNmId: kind },
        OrgnlInstrId: names.instructionId, OrgnlEndToEndId: names.endToEndId, OrgnlTxId: names.transactionId,
        OrgnlUETR: names.uetr, OrgnlIntrBkSttlmAmt: amountOf(wanted),
        CxlRsnInf: { Rsn: { Cd: wanted.reason }, AddtlInf: wanted.words },
      };
    }) }],
  } });
