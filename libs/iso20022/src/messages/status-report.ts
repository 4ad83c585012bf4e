import type { Definition } from '../definitions.ts';
import { isMoment } from '../tables/moments.ts';
import { writeMessage, type Elements } from '../xml/write-message.ts';
import { decimalOf } from './amounts.ts';
import type { AskedAfter } from './read-status-request.ts';

/**
 * ACSC: settled. PDNG: waits for a person or a condition. RJCT: refused, nothing was paid. ACCP: accepted and not made
 * yet. CANC: taken back after it was accepted.
 */
export type TransactionState = 'ACSC' | 'PDNG' | 'RJCT' | 'ACCP' | 'CANC';
/** PART: its payments have not all come to the same. */
export type GroupState = 'ACSC' | 'PDNG' | 'RJCT' | 'ACCP' | 'PART';

/** Why something stands as it does: a code of the standard's list, and any number of words. */
export interface StatusReason {
  /** Such as AC01. */
  code: string;
  words: string[];
}

/** Where one payment stands. */
export interface ReportedTransfer {
  instructionId?: string;
  endToEndId?: string;
  /** `TxId`, of messages between institutions. */
  transactionId?: string;
  uetr?: string;
  state: TransactionState;
  reasons: StatusReason[];
  amountMinor: bigint;
  /** When it was accepted, and the number that it has here; of payments that were recorded. */
  acceptedAt?: string;
  reference?: string;
}

/** Where the payments of one `PmtInf` stand. */
export interface ReportedInstruction {
  id: string;
  reasons: StatusReason[];
  transfers: ReportedTransfer[];
}

/** Where a pain.001, pacs.008 or pacs.009 stands. */
export interface StatusReport {
  messageId: string;
  createdAt: string;
  original: { messageId: string; definition: string; createdAt?: string; count: number; totalMinor: bigint };
  /** Of a message that was refused as a whole; nothing else is told then. */
  refusal?: StatusReason[];
  /** Whether it tells of some payments alone, so that nothing is said of the message as a whole. */
  isPartial?: boolean;
  instructions: ReportedInstruction[];
}

const MOST_LINE = 105;

/** Words in lines of at most 105 characters, broken between words where there is a blank. */
export const linesOf = (words: string): string[] => {
  const characters = [...words.replace(/\s+/g, ' ').trim()];
  const lines: string[] = [];
  while (characters.length > MOST_LINE) {
    const blank = characters.lastIndexOf(' ', MOST_LINE);
    const end = blank > 0 ? blank : MOST_LINE;
    lines.push(characters.splice(0, end).join('').trim());
    if (characters[0] === ' ') characters.shift();
  }
  return [...lines, characters.join('')].filter((line) => line !== '');
};

/** What several come to together; PART where they have not all come to the same. */
export const groupState = (states: readonly (TransactionState | GroupState)[]): GroupState => {
  const [first = 'ACCP', ...rest] = new Set(states.map((state) => (state === 'CANC' ? 'RJCT' : state)));
  return rest.length === 0 ? first : 'PART';
};

const reasonElements = ({ code, words }: StatusReason): Elements => ({
  Rsn: { Cd: code }, AddtlInf: words.flatMap(linesOf),
});

/** How many payments have come to what; editions after the first have no fixed list of states. */
const countedElements = (transfers: readonly ReportedTransfer[], isOld: boolean): Elements[] =>
  [...Map.groupBy(transfers, ({ state }) => (isOld && state === 'CANC' ? 'RJCT' : state))].map(([state, some]) => ({
    DtldNbOfTxs: String(some.length), DtldSts: state, DtldCtrlSum: decimalOf(sumOf(some)),
  }));

const sumOf = (transfers: readonly ReportedTransfer[]): bigint =>
  transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

const transferElements = (transfer: ReportedTransfer, isOld: boolean): Elements => ({
  OrgnlInstrId: transfer.instructionId,
  OrgnlEndToEndId: transfer.endToEndId,
  OrgnlUETR: isOld ? undefined : transfer.uetr,
  TxSts: isOld && transfer.state === 'CANC' ? 'RJCT' : transfer.state,
  StsRsnInf: transfer.reasons.map(reasonElements),
  AccptncDtTm: transfer.acceptedAt,
  AcctSvcrRef: transfer.reference,
});

const groupElements = (
  { original, refusal, isPartial, instructions }: StatusReport, states: readonly GroupState[], isOld: boolean,
): Elements => {
  const transfers = instructions.flatMap((instruction) => instruction.transfers);
  const whole = refusal === undefined && isPartial !== true;
  return {
    OrgnlMsgId: original.messageId, OrgnlMsgNmId: original.definition,
    // A message may be refused for this very moment.
    OrgnlCreDtTm: isMoment(original.createdAt ?? '') ? original.createdAt : undefined,
    OrgnlNbOfTxs: String(original.count), OrgnlCtrlSum: decimalOf(original.totalMinor),
    GrpSts: whole ? groupState(states) : refusal && 'RJCT', StsRsnInf: refusal?.map(reasonElements),
    NbOfTxsPerSts: whole ? countedElements(transfers, isOld) : undefined,
  };
};

const instructionElements = (
  { id, reasons, transfers }: ReportedInstruction, state: GroupState | undefined, isOld: boolean,
): Elements => ({
  OrgnlPmtInfId: id,
  ...(state !== undefined && {
    OrgnlNbOfTxs: String(transfers.length), OrgnlCtrlSum: decimalOf(sumOf(transfers)), PmtInfSts: state,
    StsRsnInf: reasons.map(reasonElements), NbOfTxsPerSts: countedElements(transfers, isOld),
  }),
  TxInfAndSts: transfers.map((transfer) => transferElements(transfer, isOld)),
});

/** Writes a status report (pain.002 or pacs.002) in the version that its definition names. */
export const writeStatusReport = (definition: Definition, report: StatusReport): string => {
  const { refusal, instructions, isPartial } = report;
  const isOld = definition.components.edition === 2009;
  const states = instructions.map(({ reasons, transfers }) => stateOf(reasons, transfers));
  const header = { MsgId: report.messageId, CreDtTm: report.createdAt };
  const group = groupElements(report, states, isOld);
  if (definition.type === 'pacs.002') {
    const transfers = refusal === undefined ? instructions.flatMap((instruction) => instruction.transfers) : [];
    return writeMessage(definition, { FIToFIPmtStsRpt: {
      GrpHdr: header, OrgnlGrpInfAndSts: group,
      TxInfAndSts: transfers.map((transfer) => (
        { ...transferElements(transfer, isOld), OrgnlTxId: transfer.transactionId })),
    } });
  }
  return writeMessage(definition, { CstmrPmtStsRpt: {
    GrpHdr: header, OrgnlGrpInfAndSts: group,
    OrgnlPmtInfAndSts: refusal === undefined ? instructions.map((instruction, n) =>
      instructionElements(instruction, isPartial === true ? undefined : states[n], isOld)) : undefined,
  } });
};

/** What was asked after and is not reported on; one that nobody knows is rejected, of others no state is told. */
export interface UnknownOriginals {
  messageId: string;
  createdAt: string;
  messages: readonly AskedAfter[];
  payments: readonly AskedAfter[];
  state?: 'RJCT' | undefined;
  reason: StatusReason;
}

/** Writes a status report (pacs.002) of messages and payments that are not reported on, with the reason. */
export const writeUnknownOriginals = (
  definition: Definition, { messageId, createdAt, messages, payments, state, reason }: UnknownOriginals,
): string => writeMessage(definition, { FIToFIPmtStsRpt: {
  GrpHdr: { MsgId: messageId, CreDtTm: createdAt },
  OrgnlGrpInfAndSts: messages.map((asked) => ({
    OrgnlMsgId: asked.messageId, OrgnlMsgNmId: asked.definition, GrpSts: state, StsRsnInf: reasonElements(reason),
  })),
  TxInfAndSts: payments.map((asked) => ({
    OrgnlGrpInf: asked.messageId === undefined
      ? undefined : { OrgnlMsgId: asked.messageId, OrgnlMsgNmId: asked.definition },
    OrgnlInstrId: asked.instructionId, OrgnlEndToEndId: asked.endToEndId, OrgnlTxId: asked.transactionId,
    OrgnlUETR: asked.uetr, TxSts: state, StsRsnInf: reasonElements(reason),
  })),
} });

const stateOf = (reasons: readonly StatusReason[], transfers: readonly ReportedTransfer[]): GroupState =>
  (transfers.length === 0 && reasons.length > 0 ? 'RJCT' : groupState(transfers.map(({ state }) => state)));
