import type { Definition } from '../definitions.ts';
import { writeMessage } from '../xml/write-message.ts';
import { decimalOf } from './amounts.ts';
import { originalReference } from './original-reference.ts';
import { originalNames } from './originals.ts';
import type { PaymentReturn } from './payment-return.ts';

/** Writes which payments are given back (pacs.004), in the version that its definition names. */
export const writePaymentReturn = (definition: Definition, request: PaymentReturn, day: string): string =>
  writeMessage(definition, { PmtRtr: {
    GrpHdr: {
      MsgId: request.messageId, CreDtTm: request.createdAt, NbOfTxs: String(request.count),
      CtrlSum: decimalOf(request.totalMinor), IntrBkSttlmDt: day, SttlmInf: { SttlmMtd: 'CLRG' },
    },
    TxInf: request.returns.map((wanted) => ({
      RtrId: wanted.id, ...originalNames(wanted.original),
      OrgnlIntrBkSttlmAmt: wanted.originalMinor === undefined
        ? undefined : { amount: decimalOf(wanted.originalMinor), currency: wanted.currency },
      OrgnlIntrBkSttlmDt: wanted.settledOn?.day,
      RtrdIntrBkSttlmAmt: { amount: decimalOf(wanted.returnedMinor), currency: wanted.currency },
      RtrRsnInf: wanted.reason === undefined && wanted.words.length === 0
        ? undefined : { Rsn: wanted.reason === undefined ? undefined : { Cd: wanted.reason }, AddtlInf: wanted.words },
      OrgnlTxRef: originalReference(wanted.reference),
    })),
  } });
