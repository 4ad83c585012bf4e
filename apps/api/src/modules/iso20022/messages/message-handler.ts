import type { Kind, Problem, Requests } from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import type { IsoPreviewInstructionDto } from './iso-preview.dto.ts';

/** A message that is kept, with what it asks for. */
export interface KeptMessage<K extends Kind> {
  id: string;
  /** Who sent it, as they were then. */
  actor: Actor;
  /** Whether they still are who they were: what was not begun by then is not begun any more. */
  isEntitled: boolean;
  request: Requests[K];
}

/** What becomes of the messages of a kind. */
export interface MessageHandler<K extends Kind> {
  /** What stands in the way of it here, such as wallets that nobody has, as far as it shows before. */
  problemsOf: (actor: Actor, request: Requests[K]) => Promise<Problem[]>;
  /** What it would do now, writing nothing; absent where it moves no money by itself. */
  preview?: (actor: Actor, request: Requests[K]) => Promise<IsoPreviewInstructionDto[]>;
  /** Writes down what will be done, in the commit that keeps the message; nobody else knows its id yet. */
  plan: (tx: Tx, id: string, request: Requests[K]) => Promise<void>;
  /** Answers a message that is refused as a whole, in the commit that keeps it. */
  refuse: (tx: Tx, actor: Actor, id: string, request: Requests[K], problems: readonly Problem[]) => Promise<void>;
  /**
   * Carries it out, and answers it in the commit that finishes the attempt. It may be begun again after any of its
   * commits, so that each of them is made once by a key or a row of its own.
   */
  carryOut: (message: KeptMessage<K>, attempt: Attempt) => Promise<void>;
}

/** Who handles which kind. */
export type Handlers = { readonly [K in Kind]: MessageHandler<K> };
