import type { Definition } from '../definitions.ts';
import { writeMessage, type Elements } from '../xml/write-message.ts';
import { decimalOf } from './amounts.ts';
import type { Instruction, InterbankTransfer, InterbankTransfers } from './credit-transfer-request.ts';
import type { Agent, Party } from './parts.ts';
import { account, agent, codeOrWord, institution, party, remittance } from './write-parts.ts';

const NO_AGENT: Agent = { path: '', line: 0 };

const transferElements = (
  transfer: InterbankTransfer, { debtorAccount, debtorAgent }: Instruction, isOwn: boolean,
): Elements => {
  const partyOf = (said: Party = {}) => (isOwn ? institution(said) : party(said, false));
  const agentOf = (said: Agent | undefined) => agent(said ?? (isOwn ? undefined : NO_AGENT), false);
  return {
    PmtId: {
      InstrId: transfer.instructionId, EndToEndId: transfer.endToEndId, TxId: transfer.transactionId,
      UETR: transfer.uetr,
    },
    IntrBkSttlmAmt: { amount: decimalOf(transfer.amountMinor), currency: transfer.currency },
    ChrgBr: isOwn ? undefined : 'DEBT',
    InstgAgt: agent(transfer.instructingAgent, false), InstdAgt: agent(transfer.instructedAgent, false),
    UltmtDbtr: party(transfer.ultimateDebtor, false),
    Dbtr: partyOf(transfer.debtor), DbtrAcct: account(debtorAccount), DbtrAgt: agentOf(debtorAgent),
    CdtrAgt: agentOf(transfer.creditorAgent), Cdtr: partyOf(transfer.creditor),
    CdtrAcct: account(transfer.creditorAccount),
    UltmtCdtr: party(transfer.ultimateCreditor, false),
    Purp: codeOrWord(transfer.purpose),
    RmtInf: isOwn ? transfer.remittance && { Ustrd: transfer.remittance.lines } : remittance(transfer.remittance),
  };
};

/**
 * Writes a pacs.008 or pacs.009, by its definition, that settles on a day such as `2026-11-27`; its payments come one
 * account after the other.
 */
export const writeInterbankTransfers = (definition: Definition, request: InterbankTransfers, day: string): string => {
  const isOwn = request.of === 'institutions';
  const content = {
    GrpHdr: {
      MsgId: request.messageId, CreDtTm: request.createdAt, NbOfTxs: String(request.count),
      CtrlSum: decimalOf(request.totalMinor), IntrBkSttlmDt: day,
      SttlmInf: { SttlmMtd: 'CLRG', ClrSys: codeOrWord(request.clearingSystem) },
      InstgAgt: agent(request.instructingAgent, false), InstdAgt: agent(request.instructedAgent, false),
    },
    CdtTrfTxInf: request.instructions.flatMap((instruction) =>
      instruction.transfers.map((transfer) => transferElements(transfer, instruction, isOwn))),
  };
  return writeMessage(definition, isOwn ? { FICdtTrf: content } : { FIToFICstmrCdtTrf: content });
};
