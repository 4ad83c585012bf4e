import type { Actor } from '../../platform/http/access/actor.ts';
import type { ContractProgressDto, ContractStepDto, TurnDto, WaitDto } from './contract-progress.dto.ts';
import { COLLECTING_STATES } from './life/tables/dues.ts';
import { actsForParty } from './life/tables/life.ts';
import { stagesOf, turnsOf, type Turn } from './life/tables/stages.ts';
import type { Consent, LiveContract, Party } from './live-contract.ts';
import { ENDED_STATES } from './terms/contract-kinds.ts';

/** How far a contract has come, who acts next, and why one waits. */
export const progressOf = (
  actor: Actor, contract: LiveContract, steps: readonly ContractStepDto[],
): ContractProgressDto => ({
  stages: stagesOf(contract, steps.map(({ toState }) => toState)).map(({ state, standing }) => ({
    state, standing, reachedAt: standing === 'ahead' ? null
      : steps.find(({ toState }) => toState === state)?.occurredAt
        ?? (state === 'draft' ? contract.createdAt.toISOString() : null),
  })),
  turns: turnsFor(actor, contract),
  waitsFor: waitOf(actor, contract, steps),
});

/** Whose turn it is with which step, as the caller reads it. */
export const turnsFor = (actor: Actor, contract: LiveContract): TurnDto[] =>
  (contract.waiting === null ? turnsOf(contract) : []).map(({ action, by, consent, missing, leadsOn }) => ({
    action, consent, missing, leadsOn, by: by.map((party) => partyFor(actor, party)),
  }));

const partyFor = (actor: Actor, party: Party): TurnDto['by'][number] => ({
  role: party.role, position: party.position, name: party.name, isYours: actsForParty(actor, party),
});

/** Those whose consent is lacking, with the name of the party where it is one. */
export const lackingFor = (contract: LiveContract, consents: readonly Consent[]): WaitDto['consents'] =>
  consents.filter(({ givenById }) => givenById === null).map(({ of, position }) => ({
    of, position,
    name: contract.parties.find((party) => party.role === of && party.position === position)?.name ?? null,
  }));

const waitOf = (actor: Actor, contract: LiveContract, steps: readonly ContractStepDto[]): WaitDto => {
  const nothing = { consents: [], day: null, code: null, parties: [] };
  const { state, waiting, due } = contract;
  if (waiting !== null) return { ...nothing, reason: 'consent', consents: lackingFor(contract, waiting.consents) };
  if (ENDED_STATES.includes(state) && due.openCount === 0) return { ...nothing, reason: 'ended' };
  if (COLLECTING_STATES.includes(state) && due.next !== null) {
    const code = refusedLately(steps);
    return { ...nothing, reason: code === null ? 'due_day' : 'payment', day: due.next.dueOn, code };
  }
  const turns = turnsOf(contract);
  const next = turns.find(({ leadsOn }) => leadsOn) ?? turns[0];
  if (next === undefined) return { ...nothing, reason: 'ended' };
  return isUnnamed(next) ? { ...nothing, reason: 'parties', code: 'PARTY_WALLET_REQUIRED' }
    : { ...nothing, reason: 'turn', parties: next.by.map((party) => partyFor(actor, party)) };
};

const isUnnamed = ({ missing }: Turn): boolean => missing.includes('PARTY_WALLET_REQUIRED');

/** Why what fell due last was not collected; null once anything has been. */
const refusedLately = (steps: readonly ContractStepDto[]): string | null => {
  const last = steps.findLast(({ action }) => ['fall-due', 'fall-overdue', 'put-off', 'pay', 'grant-respite',
    'reschedule'].includes(action));
  const { reason } = (last?.input ?? {}) as { reason?: string };
  return reason ?? null;
};
