import type { Definition } from '../definitions.ts';
import { writeMessage, type Elements } from '../xml/write-message.ts';
import { decimalOf } from './amounts.ts';
import type { CreditTransfer, CreditTransferRequest, Instruction } from './credit-transfer-request.ts';
import { account, agent, codeOrWord, party, remittance } from './write-parts.ts';

const transferElements = (transfer: CreditTransfer, isOld: boolean): Elements => ({
  PmtId: {
    InstrId: transfer.instructionId, EndToEndId: transfer.endToEndId, UETR: isOld ? undefined : transfer.uetr,
  },
  Amt: { InstdAmt: { amount: decimalOf(transfer.amountMinor), currency: transfer.currency } },
  UltmtDbtr: party(transfer.ultimateDebtor, isOld),
  CdtrAgt: agent(transfer.creditorAgent, isOld),
  Cdtr: party(transfer.creditor, isOld),
  CdtrAcct: account(transfer.creditorAccount),
  UltmtCdtr: party(transfer.ultimateCreditor, isOld),
  Purp: codeOrWord(transfer.purpose),
  RmtInf: remittance(transfer.remittance),
});

const instructionElements = (instruction: Instruction, day: string, isOld: boolean): Elements => ({
  PmtInfId: instruction.id, PmtMtd: 'TRF', NbOfTxs: String(instruction.transfers.length),
  CtrlSum: decimalOf(instruction.transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
  PmtTpInf: instruction.purpose && { CtgyPurp: codeOrWord(instruction.purpose) },
  ReqdExctnDt: isOld ? day : { Dt: day },
  Dbtr: party(instruction.debtor, isOld), DbtrAcct: account(instruction.debtorAccount),
  DbtrAgt: agent(instruction.debtorAgent, isOld) ?? { FinInstnId: {} },
  UltmtDbtr: party(instruction.ultimateDebtor, isOld),
  CdtTrfTxInf: instruction.transfers.map((transfer) => transferElements(transfer, isOld)),
});

/** Writes a pain.001 that asks for payments on a day such as `2026-11-27`, in the version that its definition names. */
export const writeCreditTransfers = (definition: Definition, request: CreditTransferRequest, day: string): string => {
  const isOld = definition.components.edition === 2009;
  return writeMessage(definition, { CstmrCdtTrfInitn: {
    GrpHdr: {
      MsgId: request.messageId, CreDtTm: request.createdAt, NbOfTxs: String(request.count),
      CtrlSum: decimalOf(request.totalMinor), InitgPty: party(request.initiator, isOld),
    },
    PmtInf: request.instructions.map((instruction) => instructionElements(instruction, day, isOld)),
  } });
};
