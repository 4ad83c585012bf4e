import type { Place } from '../problem.ts';
import type { AccountName, Agent, CodeOrWord, MessageHead, Party } from './parts.ts';

/** What a payment is for, in free lines and by documents. */
export interface Remittance {
  lines: string[];
  documents: { type?: CodeOrWord; number?: string; day?: string }[];
  /** References by which the payee knows the payment again. */
  references: string[];
}

/** One payment that is asked for (`CdtTrfTxInf`). */
export interface CreditTransfer extends Place {
  instructionId?: string;
  endToEndId: string;
  uetr?: string;
  amountMinor: bigint;
  currency: string;
  /** Where the amount stands. */
  amountAt: Place;
  creditor?: Party;
  creditorAccount: AccountName;
  creditorAgent?: Agent;
  ultimateDebtor?: Party;
  ultimateCreditor?: Party;
  purpose?: CodeOrWord & Place;
  remittance?: Remittance;
}

/** Payments from one account (`PmtInf`). */
export interface Instruction extends Place {
  id: string;
  debtor: Party;
  debtorAccount: AccountName;
  debtorAgent?: Agent;
  ultimateDebtor?: Party;
  /** Of those payments that say none themselves. */
  purpose?: CodeOrWord & Place;
  transfers: CreditTransfer[];
}

/** What a customer asks the bank to pay (pain.001), as it stands in the message. */
export interface CreditTransferRequest extends MessageHead {
  initiator: Party;
  instructions: Instruction[];
}
