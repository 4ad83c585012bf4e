import { contractTypes, type ContractType } from '@connect/compliance-rules';

export const CONTRACT_TYPES = contractTypes;
export type { ContractType };

/** What somebody may be in a contract. */
export const PARTY_ROLES = [
  'seller', 'buyer', 'supplier', 'landlord', 'tenant', 'capitalProvider', 'entrepreneur', 'venture', 'partner',
  'financier', 'client',
] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];

/** Who takes part in a contract of each type; the first two roles are its sides. */
export const ROLES_OF: Readonly<Record<ContractType, readonly PartyRole[]>> = {
  murabaha: ['seller', 'buyer', 'supplier'],
  ijara: ['landlord', 'tenant', 'supplier'],
  mudaraba: ['capitalProvider', 'entrepreneur', 'venture'],
  musharaka: ['partner', 'venture'],
  'diminishing-musharaka': ['financier', 'client', 'supplier'],
};

/** The two sides of a contract, or the one role that all its partners have. */
export const sidesOf = (type: ContractType): readonly PartyRole[] =>
  (type === 'musharaka' ? ['partner'] : ROLES_OF[type].slice(0, 2));

/** Every state that a contract of any type may be in; each type has its own table of how they follow. */
export const CONTRACT_STATES = [
  'draft', 'rejected', 'promised', 'asset_purchased', 'possessed', 'sold', 'instalments', 'overdue', 'accelerated',
  'defaulted', 'settled', 'written_off', 'disputed', 'rescinded', 'resold_elsewhere', 'cancelled',
  'asset_acquired', 'leased', 'renting', 'suspended', 'expired', 'returned', 'transferred', 'terminated',
  'signed', 'funded', 'operating', 'breached', 'liquidating', 'distributed', 'closed',
  'capital_paid', 'winding_up', 'dissolved', 'completed',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** The states in which a contract has ended well. */
export const EXECUTED_STATES: readonly ContractState[] = [
  'settled', 'returned', 'transferred', 'distributed', 'closed', 'dissolved', 'completed',
];
/** The states from which nothing leads on. */
export const ENDED_STATES: readonly ContractState[] = [
  ...EXECUTED_STATES, 'rejected', 'cancelled', 'rescinded', 'resold_elsewhere', 'written_off', 'terminated',
];

export const DUE_KINDS = ['instalment', 'rent'] as const;
export type DueKind = (typeof DUE_KINDS)[number];
export const DUE_STATES = ['planned', 'overdue', 'paid', 'waived'] as const;
export type DueState = (typeof DUE_STATES)[number];
