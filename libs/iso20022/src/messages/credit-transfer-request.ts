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
  /** By which the institutions know it (`TxId`). */
  transactionId?: string;
  uetr?: string;
  amountMinor: bigint;
  currency: string;
  /** Where the amount stands. */
  amountAt: Place;
  /** Where it has a payer of its own. */
  debtor?: Party;
  creditor?: Party;
  creditorAccount: AccountName;
  creditorAgent?: Agent;
  ultimateDebtor?: Party;
  ultimateCreditor?: Party;
  purpose?: CodeOrWord & Place;
  remittance?: Remittance;
  /** Every name that stands in it, whosever it is. */
  names?: readonly string[];
}

/** Payments from one account: a `PmtInf`, or those of a message between institutions that name the account. */
export interface Instruction<Transfer extends CreditTransfer = CreditTransfer> extends Place {
  id: string;
  debtor: Party;
  debtorAccount: AccountName;
  debtorAgent?: Agent;
  ultimateDebtor?: Party;
  /** Of those payments that say none themselves. */
  purpose?: CodeOrWord & Place;
  /** Every name that stands above its payments, in the message and in itself. */
  names?: readonly string[];
  transfers: Transfer[];
}

/** What a customer asks the bank to pay (pain.001), as it stands in the message. */
export interface CreditTransferRequest extends MessageHead {
  initiator: Party;
  instructions: Instruction[];
}

/** A payment from institution to institution. */
export interface InterbankTransfer extends CreditTransfer {
  debtor: Party;
  instructingAgent?: Agent;
  instructedAgent?: Agent;
  /** The institutions that pay and are paid themselves (pacs.009). */
  debtorInstitution?: Agent;
  creditorInstitution?: Agent;
}

/** What one institution pays another, for customers (pacs.008) or for itself (pacs.009). */
export interface InterbankTransfers extends MessageHead {
  of: 'customers' | 'institutions';
  /** On what it is to settle, where it says so. */
  clearingSystem?: CodeOrWord & Place;
  instructingAgent?: Agent;
  instructedAgent?: Agent;
  instructions: Instruction<InterbankTransfer>[];
}
