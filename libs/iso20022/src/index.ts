export { READ, WRITTEN, answerTo, type Definition } from './definitions.ts';
export { decimalOf } from './messages/amounts.ts';
export type {
  CreditTransfer, CreditTransferRequest, Instruction, Remittance,
} from './messages/credit-transfer-request.ts';
export type { Kind, Requests, Surroundings } from './messages/content.ts';
export { MessageReader, type ReadMessage } from './messages/message-reader.ts';
export type {
  AccountName, Agent, CodeOrWord, MessageHead, OtherId, Party, PostalAddress,
} from './messages/parts.ts';
export {
  groupState, linesOf, writeStatusReport, type GroupState, type ReportedInstruction, type ReportedTransfer,
  type StatusReason, type StatusReport, type TransactionState,
} from './messages/status-report.ts';
export { writeCreditTransfers } from './messages/write-credit-transfers.ts';
export {
  MOST_PROBLEMS, UnreadableMessage, type Place, type Problem, type ProblemCode, type UnreadableCode,
} from './problem.ts';
