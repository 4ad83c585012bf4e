export { READ, WRITTEN, answerTo, type Definition } from './definitions.ts';
export {
  ACCOUNT_MESSAGES, type AccountEntry, type AccountMessage, type AccountMessageKind, type AccountReport, type BankCode,
  type EntrySide, type ReportedAccount, type ReportedBalance, type WrittenAccount, type WrittenAgent,
} from './messages/account-report.ts';
export { decimalOf, minorOf } from './messages/amounts.ts';
export type {
  CreditTransfer, CreditTransferRequest, Instruction, InterbankTransfer, InterbankTransfers, Remittance,
} from './messages/credit-transfer-request.ts';
export { cut, linesWithin, plain } from './messages/lines.ts';
export type { Kind, Requests, Surroundings } from './messages/content.ts';
export { MessageReader, kindOf, type ReadMessage } from './messages/message-reader.ts';
export type {
  AccountName, Agent, CodeOrWord, MessageHead, OtherId, Party, PostalAddress,
} from './messages/parts.ts';
export {
  writeOutgoingTransfer, type ComplianceVerdict, type OutgoingTransfer, type ScreenedList, type TransferSide,
} from './messages/outgoing-transfer.ts';
export { AccountMessageReader, type ReadAccountMessage } from './messages/read-account-message.ts';
export type { AskedAfter, StatusRequest } from './messages/read-status-request.ts';
export {
  writeRecallAnswer, type RecallAnswer, type RecallState, type ResolvedRecall,
} from './messages/recall-answer.ts';
export type { PaymentReturn, WantedReturn } from './messages/payment-return.ts';
export type {
  Case, OriginalPayment, PartyOrAgent, RecallRequest, WantedRecall,
} from './messages/recall-request.ts';
export {
  groupState, linesOf, writeStatusReport, writeUnknownOriginals, type GroupState, type ReportedInstruction,
  type ReportedTransfer, type StatusReason, type StatusReport, type TransactionState,
} from './messages/status-report.ts';
export type { OriginalReference, SaidAmount, SaidDay } from './messages/original-reference.ts';
export { writeAccountMessage } from './messages/write-account-message.ts';
export { writePaymentReturn } from './messages/write-payment-return.ts';
export { writeStatusRequest } from './messages/write-status-request.ts';
export { writeRecallRequest } from './messages/write-recall-request.ts';
export { writeInterbankTransfers } from './messages/write-interbank-transfers.ts';
export { writeCreditTransfers } from './messages/write-credit-transfers.ts';
export { COMPLIANCE_NAMESPACE } from './tables/outgoing-transfer.ts';
export {
  MOST_PROBLEMS, UnreadableMessage, type Place, type Problem, type ProblemCode, type UnreadableCode,
} from './problem.ts';
