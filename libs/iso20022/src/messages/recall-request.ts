import type { Place } from '../problem.ts';
import { elementAt, textAt, type Element } from '../xml/element.ts';
import type { Elements } from '../xml/write-message.ts';
import type { OriginalReference, SaidDay } from './original-reference.ts';
import { agentIn, given, partyIn, type Agent, type MessageHead, type Party } from './parts.ts';
import { agent, party } from './write-parts.ts';

/** Who asks, or is asked: somebody, or an institution. */
export interface PartyOrAgent {
  party?: Party;
  agent?: Agent;
}

/** A case as whoever opened it knows it. */
export interface Case {
  id: string;
  creator: PartyOrAgent;
}

/** By which names the sender of a payment knew it. */
export interface OriginalPayment {
  messageId?: string;
  /** Of which kind that message was, such as pacs.008.001.08. */
  definition?: string;
  instructionId?: string;
  endToEndId?: string;
  transactionId?: string;
  uetr?: string;
}

/** A payment that is asked back. */
export interface WantedRecall extends Place {
  /** `CxlId`: the sender's own name for it. */
  id?: string;
  case?: Case;
  original: OriginalPayment;
  amountMinor?: bigint;
  currency?: string;
  settledOn?: SaidDay;
  /** What is said of the payment beside its names. */
  reference?: OriginalReference;
  /** A code of the list of cancellation reasons, and where it stands. */
  reason: string;
  reasonAt: Place;
  words: string[];
}

/** Which payments somebody asks to have back (camt.056). */
export interface RecallRequest extends MessageHead {
  assigner: PartyOrAgent;
  assignee: PartyOrAgent;
  case?: Case;
  recalls: WantedRecall[];
}

export const partyOrAgentIn = (element: Element | undefined): PartyOrAgent =>
  given({ party: partyIn(elementAt(element, 'Pty')), agent: agentIn(elementAt(element, 'Agt')) });

export const caseIn = (element: Element | undefined): Case | undefined => (element === undefined
  ? undefined : { id: textAt(element, 'Id') ?? '', creator: partyOrAgentIn(elementAt(element, 'Cretr')) });

/** Somebody who is not named is nobody in particular. */
export const partyOrAgent = (said: PartyOrAgent): Elements => (said.agent === undefined
  ? { Pty: party(said.party ?? {}, false) } : { Agt: agent(said.agent, false) });

export const caseElements = (said: Case | undefined): Elements | undefined =>
  said && { Id: said.id, Cretr: partyOrAgent(said.creator) };
