import type { Place } from '../problem.ts';
import type { OriginalReference, SaidDay } from './original-reference.ts';
import type { MessageHead } from './parts.ts';
import type { OriginalPayment } from './recall-request.ts';

/** A payment that is given back. */
export interface WantedReturn extends Place {
  /** `RtrId`: the sender's own name for it. */
  id?: string;
  original: OriginalPayment;
  /** What the payment is said to have been. */
  originalMinor?: bigint;
  settledOn?: SaidDay;
  returnedMinor: bigint;
  currency: string;
  /** A code of the list of reasons for returns. */
  reason?: string;
  words: string[];
  /** What is said of the payment beside its names. */
  reference?: OriginalReference;
}

/** Which payments somebody gives back (pacs.004). */
export interface PaymentReturn extends MessageHead {
  returns: WantedReturn[];
}
