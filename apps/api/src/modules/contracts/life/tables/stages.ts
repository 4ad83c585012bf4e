import type { LiveContract, Party } from '../../live-contract.ts';
import { ENDED_STATES, type ContractState, type ContractType, type PartyRole } from '../../terms/contract-kinds.ts';
import type { ContractAction } from '../contract-actions.ts';
import { LIVES } from './life-tables.ts';
import { hasLeft, isOpenTo } from './life.ts';

/** The stages through which a contract of each type comes when all goes as agreed. */
export const STAGES: Readonly<Record<ContractType, readonly ContractState[]>> = {
  murabaha: ['draft', 'promised', 'asset_purchased', 'possessed', 'sold', 'instalments', 'settled'],
  ijara: ['draft', 'promised', 'asset_acquired', 'leased', 'renting', 'expired', 'returned'],
  mudaraba: ['draft', 'signed', 'funded', 'operating', 'liquidating', 'distributed', 'closed'],
  musharaka: ['draft', 'signed', 'capital_paid', 'operating', 'winding_up', 'dissolved'],
  'diminishing-musharaka': ['draft', 'signed', 'asset_acquired', 'renting', 'completed'],
};

/** States beside the way, with the stage at which a contract is while it is in them. */
const BESIDE: Readonly<Partial<Record<ContractState, readonly ContractState[]>>> = {
  overdue: ['instalments', 'renting'], accelerated: ['instalments'], defaulted: ['instalments'],
  disputed: ['instalments'], written_off: ['instalments'], rescinded: ['instalments'],
  resold_elsewhere: ['possessed'], suspended: ['renting'], terminated: ['renting'], breached: ['operating'],
  transferred: ['returned'],
};

/** One stage of a contract: where it stands on the way. */
export interface Stage {
  state: ContractState;
  standing: 'passed' | 'current' | 'ahead';
}

/**
 * The way of a contract, with where it stands. A state beside the way takes the place of its stage; one that ends a
 * contract early stands after the last stage that it `reached`, and nothing is ahead of it.
 */
export const stagesOf = (
  { type, state }: Pick<LiveContract, 'type' | 'state'>, reached: readonly ContractState[],
): Stage[] => {
  const way = STAGES[type];
  const placeOf = (one: ContractState): number =>
    way.findIndex((stage) => stage === one || (BESIDE[one] ?? []).includes(stage));
  const here = placeOf(state);
  const passed = (until: number): Stage[] => way.slice(0, until).map((stage) => ({ state: stage, standing: 'passed' }));
  if (here < 0 || (ENDED_STATES.includes(state) && way[here] !== state && state !== 'transferred')) {
    const last = Math.max(0, ...reached.map(placeOf));
    return [...passed(last + 1), { state, standing: 'current' }];
  }
  return [
    ...passed(here), { state, standing: 'current' },
    ...way.slice(here + 1).map((stage): Stage => ({ state: stage, standing: 'ahead' })),
  ];
};

/** A step that is open now, and whose turn it is. */
export interface Turn {
  action: ContractAction;
  by: Party[];
  consent: PartyRole | null;
  /** What must be on record first, as codes of refusals. */
  missing: string[];
  /** Whether it leads on, towards what was agreed. */
  leadsOn: boolean;
}

/** The steps that the table has open for a contract as it stands, those that lead on first. */
export const turnsOf = (contract: LiveContract): Turn[] => {
  const way = STAGES[contract.type];
  const here = way.indexOf(contract.state);
  return LIVES[contract.type].filter((rule) => isOpenTo(contract, rule))
    .map((rule): Turn => ({
      action: rule.action, consent: rule.consent ?? null, leadsOn: here >= 0 && way.indexOf(rule.to) > here,
      missing: (rule.after ?? []).filter(({ isMet }) => !isMet(contract)).map(({ code }) => code),
      by: contract.parties.filter((party) => rule.by.includes(party.role) && !hasLeft(contract, party)
        && rule.isDone?.(contract, party.position) !== true),
    }))
    .sort((one, other) => Number(other.leadsOn) - Number(one.leadsOn));
};
