import type { AccountName, Agent, CodeOrWord } from './parts.ts';

/** The kinds of messages that tell what moved on an account. */
export const ACCOUNT_MESSAGES = ['camt.052.001.08', 'camt.053.001.08', 'camt.054.001.08'] as const;
export type AccountMessageKind = (typeof ACCOUNT_MESSAGES)[number];

/** An account as messages of ours name it, whose places nobody asks for. */
export type WrittenAccount = Omit<AccountName, 'path' | 'line'>;
/** An institution as messages of ours name it. */
export type WrittenAgent = Omit<Agent, 'path' | 'line'>;

/** Payer or payee of a movement; neither name nor account of an institution's own. */
export interface EntrySide {
  name?: string;
  account?: WrittenAccount;
  agent?: WrittenAgent;
}

/** What a movement is, in codes of the standard (`PMNT`, `RCDT`, `DMCT`) and in a word of one's own. */
export interface BankCode {
  domain: string;
  family: string;
  subFamily: string;
  word: string;
  issuer: string;
}

/** One movement on an account (`Ntry`). */
export interface AccountEntry {
  /** Its number on the account; numbers have no gap. */
  number: string;
  amountMinor: bigint;
  isCredit: boolean;
  /** Whether it gives back what an earlier one moved the other way. */
  isReversal: boolean;
  /** When it was booked, such as `2026-11-27T08:30:00.000Z`. */
  at: string;
  /** What it is called by whoever keeps the account; no other movement has the name. */
  entryReference: string;
  /** What the payment is called by them, which may have several movements. */
  reference: string;
  code: BankCode;
  /** Of the message that asked for the payment; only its sender is told. */
  messageId?: string;
  instructionId?: string;
  paymentInstructionId?: string;
  endToEndId?: string;
  uetr?: string;
  debtor?: EntrySide;
  creditor?: EntrySide;
  purpose?: CodeOrWord;
  /** Lines of at most 140 characters. */
  remittance: string[];
  /** Whatever else is said of it, in at most 500 characters. */
  more?: string;
}

/** The account that a message is of. */
export interface ReportedAccount {
  account: WrittenAccount;
  owner?: string;
  servicer: WrittenAgent;
}

/** OPBD: when the period began. CLBD: when it ended. ITBD: at a moment within it. */
export type BalanceKind = 'OPBD' | 'CLBD' | 'ITBD';

/** What an account held. */
export interface ReportedBalance {
  kind: BalanceKind;
  minor: bigint;
  /** A day such as `2026-11-27`, or a moment. */
  at: string;
}

/** What moved on one account (`Stmt`, `Rpt` or `Ntfctn`). */
export interface AccountReport {
  id: string;
  createdAt: string;
  /** Of a statement and a report. */
  period?: { from: string; to: string };
  account: ReportedAccount;
  /** None of a notification. */
  balances: ReportedBalance[];
  entries: AccountEntry[];
  more?: string;
}

/** A message that tells what moved on accounts. */
export interface AccountMessage {
  kind: AccountMessageKind;
  messageId: string;
  createdAt: string;
  reports: AccountReport[];
}
