import type { Element } from '../xml/element.ts';
import type { RecordTaker } from '../xml/shape-reader.ts';
import type { CreditTransferRequest, InterbankTransfers } from './credit-transfer-request.ts';
import type { StatusRequest } from './read-status-request.ts';
import type { PaymentReturn } from './payment-return.ts';
import type { RecallRequest } from './recall-request.ts';

/** What the world around a message is like. */
export interface Surroundings {
  /** The currencies that can be paid, such as AED. */
  readonly currencies: ReadonlySet<string>;
  readonly mostPayments: number;
  /** Now, by the clock of the bank. */
  readonly now: Date;
  /** Which day it is, such as `2026-11-27`; it may be two at once, in the zones of the bank and of its customers. */
  readonly today: { readonly first: string; readonly last: string };
}

/** What messages ask for, by the kind of message; kinds that are carried out alike have one name. */
export interface Requests {
  'credit-transfer-request': CreditTransferRequest;
  'recall-request': RecallRequest;
  'payment-return': PaymentReturn;
  'interbank-transfers': InterbankTransfers;
  'status-request': StatusRequest;
}
export type Kind = keyof Requests;

/** What was read of a message of some kind, and the element that names the message. */
export type ReadContent = {
  [K in Kind]: { readonly kind: K; readonly request: Requests[K]; readonly name: Element | undefined };
}[Kind];

/** Reads the messages of a kind from their records; what is wrong with them it tells as it goes. */
export interface ContentReader extends RecordTaker {
  end: () => ReadContent;
}
