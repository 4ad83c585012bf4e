import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal, invalid } from '../../../platform/http/problems/refusal.ts';
import type { Consent, LiveContract, Party, StepInput } from '../live-contract.ts';
import type { PartyRole } from '../terms/contract-kinds.ts';
import type { ContractAction, StepField } from './contract-actions.ts';
import { walletAt } from './contract-payments.service.ts';
import { LIVES } from './tables/life-tables.ts';
import {
  actsForParty, hasLeft, isOpenTo, partiesOf, type End, type StepEffects, type StepRule,
} from './tables/life.ts';
import { refuseMissing } from './tables/records.ts';

/** The line of the table that an action means where the contract stands; refused when its type has none. */
export const ruleFor = (contract: LiveContract, action: ContractAction): StepRule => {
  const rules = LIVES[contract.type].filter((rule) => rule.action === action);
  return rules.find((rule) => isOpenTo(contract, rule)) ?? rules[0]
    ?? refuseMissing('INVALID_STATE', `A ${contract.type} has no such step.`, { state: contract.state, action });
};

/** The party for whom a caller takes a step; of several partners the first whose turn it is. */
export const takerOf = (actor: Actor, contract: LiveContract, rule: StepRule): Party => {
  const own = partiesOf(actor, contract, rule.by);
  const taker = own.find(({ position }) => rule.isDone?.(contract, position) !== true) ?? own[0];
  if (taker) return taker;
  const roles = rule.by.join(' or the ');
  if (contract.parties.some(({ role }) => rule.by.includes(role))) {
    throw new Refusal(403, 'ACTION_NOT_YOURS', `This step belongs to the ${roles}.`, { roles: rule.by });
  }
  return refuseMissing('PARTY_WALLET_REQUIRED', `Name a wallet for the ${roles} first.`, { roles: rule.by });
};

/** Refuses a step that must not be taken now, or that lacks its evidence: with all that is missing. */
export const refuseUnfit = (contract: LiveContract, rule: StepRule, input: StepInput): void => {
  const missing = (rule.after ?? []).filter(({ isMet }) => !isMet(contract));
  const [first] = missing;
  if (first) {
    refuseMissing(first.code, first.sentence, { state: contract.state, missing: missing.map(({ code }) => code) });
  }
  if (!isOpenTo(contract, rule)) {
    const places = rule.from.join(' or ');
    refuseMissing('INVALID_STATE', `This step is taken from ${places}; the contract is ${contract.state}.`,
      { state: contract.state, from: rule.from });
  }
  const fields: readonly StepField[] = [...rule.needs ?? [], ...rule.may ?? []];
  const idle = (Object.keys(input) as StepField[]).filter((field) => !fields.includes(field));
  if (idle.length > 0) {
    throw invalid(idle.map((field) => ({ field, message: `${field} has no effect on this step.` })));
  }
  const lacking = (rule.needs ?? []).filter((field) => input[field] === undefined);
  if (lacking.length > 0) {
    refuseMissing('EVIDENCE_REQUIRED', `This step needs ${lacking.join(', ')}.`, { missing: lacking });
  }
};

/**
 * The consents that a step needs beside the will of who takes it: of the other side where the table says so, of
 * everybody whose money moves, and of a second officer of each bank whose own money it is.
 */
export const consentsNeeded = (
  actor: Actor, contract: LiveContract, rule: StepRule, { payments = [] }: StepEffects, taker: Party,
): Consent[] => {
  const payers = payments.filter(({ amountMinor }) => amountMinor > 0n).map(({ from }) => from);
  const others = payers.filter((payer) => !isSame(payer, taker) && !isOwn(actor, contract, payer));
  const ends = [...othersIn(contract, rule.consent, taker), ...others];
  const consents = ends.filter((one, place) => ends.findIndex((other) => isSame(one, other)) === place)
    .map(({ role, position }): Consent => ({ of: role, position, bankId: null, givenById: null, givenBy: null }));
  const banks = new Set(payers.map((payer) => walletAt(contract, payer))
    .filter(({ ownerRole }) => ownerRole !== 'user').map(({ bankId }) => bankId));
  return [...consents, ...[...banks].map((bankId, position): Consent =>
    ({ of: 'officer', position, bankId, givenById: null, givenBy: null }))];
};

/** The parties in a role, without who takes the step and whoever has left. */
const othersIn = (contract: LiveContract, role: PartyRole | undefined, taker: Party): End[] =>
  contract.parties.filter((party) => party.role === role && !isSame(party, taker) && !hasLeft(contract, party));

const isSame = (one: End, other: End): boolean => one.role === other.role && one.position === other.position;

const isOwn = (actor: Actor, contract: LiveContract, payer: End): boolean =>
  actor.role !== 'admin' && contract.parties.some((party) => isSame(party, payer) && actsForParty(actor, party));
