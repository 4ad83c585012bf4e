import type { Policy } from '../../../compliance/public.ts';
import type { Actor } from '../../../../platform/http/access/actor.ts';
import type { Due, LiveContract, Party, StepInput } from '../../live-contract.ts';
import type { ContractState, PartyRole } from '../../terms/contract-kinds.ts';
import type { PlanLine } from '../../terms/contract-plan.ts';
import type { ContractAction, StepField } from '../contract-actions.ts';

/** What a step looks at beside the contract and its own input. */
export interface StepContext {
  /** The day it is taken on. */
  today: string;
  /** What contracts of its bank are judged by. */
  rules: Policy;
  dues: readonly Due[];
  /** What the contract has moved so far, for each kind of payment and party that received it. */
  moved: ReadonlyMap<string, bigint>;
  /** Which of several partners takes it. */
  position: number;
}

/** One end of a payment. */
export interface End {
  role: PartyRole;
  position: number;
}

/** Money that a step moves from one party to another. */
export interface StepPayment {
  kind: ContractPaymentKind;
  from: End;
  to: End;
  amountMinor: bigint;
  /** The dues that it settles. */
  settles?: readonly number[];
  /** Given to charity with it, because it comes late. */
  lateDonationMinor?: bigint;
  /** Set aside in the payer's wallet until a later step captures or frees it. */
  isHeld?: boolean;
}

/** What a payment of a contract is for. */
export type ContractPaymentKind = 'purchase' | 'instalment' | 'rent' | 'settlement' | 'refund' | 'transfer' | 'capital'
  | 'profit' | 'return_of_capital' | 'unit' | 'deposit' | 'share';

/** How a step changes what falls due. */
export interface DueChange {
  number: number;
  dueOn?: string;
  amountMinor?: bigint;
  detail?: Due['detail'];
  state?: 'waived';
}

/** What a step does. */
export interface StepEffects {
  /** Where it leads, when that is not what the table says. */
  to?: ContractState;
  facts?: Readonly<Record<string, unknown>>;
  payments?: readonly StepPayment[];
  /** What becomes of the deposit, if one is held: so much is paid, the rest is free again. */
  deposit?: { capturedMinor: bigint };
  /** What falls due from now on. */
  opens?: readonly PlanLine[];
  changes?: readonly DueChange[];
}

/** Something that must be on record before a step, with the code that says it is missing. */
export interface Requirement {
  code: string;
  sentence: string;
  isMet: (contract: LiveContract) => boolean;
}

/** One line of the closed table of a contract's life. */
export interface StepRule {
  action: ContractAction;
  from: readonly ContractState[];
  to: ContractState;
  by: readonly PartyRole[];
  /** Whether the line counts at all for a contract as it stands; it does unless this says no. */
  when?: (contract: LiveContract) => boolean;
  /** Whose consent the step waits for; of several partners that of all the others. */
  consent?: PartyRole;
  needs?: readonly StepField[];
  may?: readonly StepField[];
  after?: readonly Requirement[];
  /** Whether one of several parties has done its part. */
  isDone?: (contract: LiveContract, position: number) => boolean;
  does?: (contract: LiveContract, input: StepInput, context: StepContext) => StepEffects;
}

/** Whether a caller acts for a party: its owner, an officer of the bank whose own it is, the administrator. */
export const actsForParty = (actor: Actor, { wallet }: Party): boolean => {
  if (actor.role === 'admin') return true;
  if (wallet === null) return false;
  return wallet.ownerId === actor.userId
    || (actor.role === 'bank' && wallet.ownerRole === 'bank' && wallet.bankId === actor.bankId);
};

/** Whether a partner has sold his share to the others; who has left takes no further part. */
export const hasLeft = ({ facts }: Pick<LiveContract, 'facts'>, { role, position }: End): boolean =>
  role === 'partner' && ((facts['exits'] ?? []) as { position: number }[]).some((exit) => exit.position === position);

/** Whether a line of the table counts for a contract as it stands. */
export const isOpenTo = (contract: LiveContract, { from, when }: StepRule): boolean =>
  from.includes(contract.state) && when?.(contract) !== false;

/** The parties in some roles that a caller acts for. */
export const partiesOf = (actor: Actor, contract: LiveContract, roles: readonly PartyRole[]): Party[] =>
  contract.parties.filter((party) =>
    roles.includes(party.role) && actsForParty(actor, party) && !hasLeft(contract, party));

/** Whether the caller looks after a contract: who made it, its bank, the administrator. */
export const oversees = (actor: Actor, contract: LiveContract): boolean =>
  actor.role === 'admin' || contract.createdById === actor.userId
  || (actor.role === 'bank' && contract.bankId === actor.bankId);

/** Whether the terms may still change: a draft on which nobody has acted and nobody is asked to. */
export const isRevisable = ({ state, facts, waiting }: LiveContract): boolean =>
  state === 'draft' && waiting === null && Object.keys(facts).length === 0;

/** A party as an end of a payment. */
export const end = (role: PartyRole, position = 0): End => ({ role, position });
