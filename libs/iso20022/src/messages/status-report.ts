import type { Definition } from '../definitions.ts';
import { writeMessage, type Elements } from '../xml/write-message.ts';
import { decimalOf } from './amounts.ts';

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
  endToEndId: string;
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

/** Where a pain.001 stands. */
export interface StatusReport {
  messageId: string;
  createdAt: string;
  original: { messageId: string; definition: string; createdAt?: string; count: number; totalMinor: bigint };
  /** Of a message that was refused as a whole; nothing else is told then. */
  refusal?: StatusReason[];
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

/** Writes a status report (pain.002) in the version that its definition names. */
export const writeStatusReport = (definition: Definition, report: StatusReport): string => {
  const { original, refusal, instructions } = report;
  const isOld = definition.components.edition === 2009;
  const states = instructions.map(({ reasons, transfers }) => stateOf(reasons, transfers));
  const transfers = instructions.flatMap((instruction) => instruction.transfers);
  return writeMessage(definition, { CstmrPmtStsRpt: {
    GrpHdr: { MsgId: report.messageId, CreDtTm: report.createdAt },
    OrgnlGrpInfAndSts: {
      OrgnlMsgId: original.messageId, OrgnlMsgNmId: original.definition, OrgnlCreDtTm: original.createdAt,
      OrgnlNbOfTxs: String(original.count), OrgnlCtrlSum: decimalOf(original.totalMinor),
      GrpSts: refusal === undefined ? groupState(states) : 'RJCT', StsRsnInf: refusal?.map(reasonElements),
      NbOfTxsPerSts: refusal === undefined ? countedElements(transfers, isOld) : undefined,
    },
    OrgnlPmtInfAndSts: refusal !== undefined ? undefined : instructions.map((instruction, n) => ({
      OrgnlPmtInfId: instruction.id, OrgnlNbOfTxs: String(instruction.transfers.length),
      OrgnlCtrlSum: decimalOf(sumOf(instruction.transfers)), PmtInfSts: states[n],
      StsRsnInf: instruction.reasons.map(reasonElements),
      NbOfTxsPerSts: countedElements(instruction.transfers, isOld),
      TxInfAndSts: instruction.transfers.map((transfer) => transferElements(transfer, isOld)),
    })),
  } });
};

const stateOf = (reasons: readonly StatusReason[], transfers: readonly ReportedTransfer[]): GroupState =>
  (transfers.length === 0 && reasons.length > 0 ? 'RJCT' : groupState(transfers.map(({ state }) => state)));
