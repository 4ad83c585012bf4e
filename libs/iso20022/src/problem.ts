/** What can be wrong with a place of a message, by the name that stays the same whatever the sentence says. */
export type ProblemCode =
  | 'REQUIRED' | 'UNKNOWN_FIELD' | 'REPEATED' | 'TOO_MANY' | 'TOO_SMALL' | 'TOO_LARGE' | 'NOT_ALLOWED' | 'NOT_ACCEPTED'
  | 'LENGTH' | 'NOT_ONE_LINE' | 'WRONG_FORM' | 'WRONG_CHECK_DIGIT' | 'WRONG' | 'CONFLICTING' | 'NOT_AN_OPTION'
  | 'NOT_A_NUMBER'
  | 'NOT_AN_AMOUNT' | 'NOT_A_CURRENCY' | 'NOT_A_COUNTRY' | 'NOT_A_FLAG' | 'NOT_A_DAY' | 'NOT_A_TIME' | 'TOO_EARLY'
  | 'IN_THE_FUTURE' | 'UNKNOWN'
  // Of an administrator's schemas, which stand beside what is read here.
  | 'NOT_BY_SCHEMA';

/** Where something stands in a message. */
export interface Place {
  /** Names of elements from the root, with a number from 1 where several may stand: `/Document/…/PmtInf[2]/NbOfTxs`. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
}

/** One thing that is wrong with a message, in the message's own terms. */
export interface Problem extends Place {
  readonly code: ProblemCode;
  readonly message: string;
  readonly data?: Readonly<Record<string, string | number>>;
}

/** So many problems are told of a message; whoever mends these will see the rest. */
export const MOST_PROBLEMS = 100;

/** A document that is no message of ISO 20022 at all, or none that is read: nothing can be kept under its name. */
export class UnreadableMessage extends Error {
  override readonly name = 'UnreadableMessage';

  constructor(readonly code: UnreadableCode, sentence: string, readonly place: Place) {
    super(sentence);
  }
}

/** malformed: no XML as it is read here. unknown: a namespace or kind of message that is not known or not taken. */
export type UnreadableCode = 'MESSAGE_MALFORMED' | 'MESSAGE_TOO_LARGE' | 'MESSAGE_UNKNOWN' | 'MESSAGE_NOT_TAKEN';

/** Collects what is wrong, up to as many as are told. */
export class Problems {
  readonly list: Problem[] = [];

  get isFull(): boolean {
    return this.list.length >= MOST_PROBLEMS;
  }

  add({ path, line }: Place, code: ProblemCode, what: string, data?: Problem['data']): void {
    if (this.isFull) return;
    const message = `${path.slice(path.lastIndexOf('/') + 1).replace(/\[\d+\]$/, '')} ${what}`;
    this.list.push({ path, line, code, message, ...(data && { data }) });
  }
}
