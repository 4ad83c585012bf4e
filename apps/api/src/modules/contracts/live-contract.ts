import type { ContractTerms, ContractVerdict } from '@connect/compliance-rules';
import type { Role } from '../../platform/http/access/actor.ts';
import type { Currency, Network } from '../../platform/money.ts';
import type { KnownNames, PayeeCheck } from '../beneficiaries/public.ts';
import type { ContractAction } from './life/contract-actions.ts';
import type { ContractState, ContractType, DueKind, DueState, PartyRole } from './terms/contract-kinds.ts';
import type { LineDetail } from './terms/contract-plan.ts';

/** A wallet that takes part in a contract, and whose it is. */
export interface PartyWallet {
  id: string;
  address: string;
  ownerId: string;
  ownerName: string;
  ownerRole: Role;
  bankId: string;
}

/** Somebody who takes part; without a wallet it is only a name, and no money can move. */
export interface Party {
  role: PartyRole;
  position: number;
  /**
   * What it is called: the owner of its wallet, once somebody who acts for them has acted in the contract; until then
   * what whoever drew it up calls them, or else the address.
   */
  name: string;
  /** Whether that is a name. */
  isNamed: boolean;
  statedName: string | null;
  payeeCheck: PayeeCheck | null;
  wallet: PartyWallet | null;
}

/** Something that falls due. */
export interface Due {
  number: number;
  kind: DueKind;
  dueOn: string;
  amountMinor: bigint | null;
  detail: LineDetail;
  state: DueState;
  collectOn: string | null;
  transactionId: string | null;
}

/** What is due under a contract, in sum. */
export interface DueSummary {
  next: Pick<Due, 'number' | 'kind' | 'dueOn' | 'amountMinor' | 'state'> | null;
  paidMinor: bigint;
  outstandingMinor: bigint;
  openCount: number;
}

/** What a step is given: documents, days and figures, as they were sent. */
export interface StepInput {
  on?: string;
  documentHash?: string;
  note?: string;
  possession?: 'actual' | 'constructive';
  rebate?: string;
  dueOn?: string[];
  benchmarkPct?: number;
  deedId?: string;
  net?: string;
  value?: string;
  expenses?: string;
  debts?: string;
  units?: number;
  unitPrice?: string;
  amount?: string;
  proceeds?: string;
  parties?: Partial<Record<string, string>>;
  partyNames?: Readonly<Record<string, string>>;
}

/** A consent that a step waits for: of a party whose contract or money it is, or of a second officer. */
export interface Consent {
  of: PartyRole | 'officer';
  position: number;
  /** Whose officer; null for a party. */
  bankId: string | null;
  givenById: string | null;
  givenBy: string | null;
}

/** A step that waits for its other people. */
export interface WaitingStep {
  action: ContractAction;
  input: StepInput;
  consents: Consent[];
  /** Which of several partners takes it. */
  position: number;
  requestedById: string;
  requestedBy: string;
  requestedAt: string;
}

/** What the steps so far have put on record, by name. */
export type Facts = Readonly<Record<string, unknown>>;

/** A contract as it stands. */
export interface LiveContract {
  id: string;
  ordinal: string;
  type: ContractType;
  network: Network;
  currency: Currency;
  subject: string | null;
  /** Counts the versions of its terms from 1. */
  version: number;
  terms: ContractTerms;
  verdict: ContractVerdict;
  isValid: boolean;
  valueMinor: bigint;
  state: ContractState;
  facts: Facts;
  waiting: WaitingStep | null;
  bankId: string | null;
  createdById: string;
  createdBy: string;
  createdAt: Date;
  changedAt: Date;
  parties: Party[];
  due: DueSummary;
}

const PREFIXES: Readonly<Record<ContractType, string>> = {
  murabaha: 'MUR', ijara: 'IJA', mudaraba: 'MUD', musharaka: 'MUS', 'diminishing-musharaka': 'DIM',
};

/** The name people see for a contract. */
export const referenceOf = ({ type, ordinal }: Pick<LiveContract, 'type' | 'ordinal'>): string =>
  `${PREFIXES[type]}-${ordinal}`;

/** The contract a text such as "MUR-12" names; null when it names none. */
export const readReference = (text: string): { type: string; ordinal: string } | null => {
  const [, prefix, ordinal] = /^([a-z]{3})-(\d{1,15})$/i.exec(text.trim()) ?? [];
  const [type] = Object.entries(PREFIXES).find(([, known]) => known === prefix?.toUpperCase()) ?? [];
  return type === undefined || ordinal === undefined ? null : { type, ordinal };
};

/** The party in a role; of partners the one at a position. */
export const partyIn = (contract: Pick<LiveContract, 'parties'>, role: PartyRole, position = 0): Party | undefined =>
  contract.parties.find((party) => party.role === role && party.position === position);

/** A contract with its parties called as somebody knows them. */
export const calledBy = (names: KnownNames, contract: LiveContract): LiveContract => ({
  ...contract,
  parties: contract.parties.map((party) => ({
    ...party, name: names.get(party.wallet?.address.toLowerCase() ?? '')?.name ?? party.name,
  })),
});

/** The wallets that take part in contracts, by address. */
export const addressesIn = (contracts: readonly LiveContract[]): string[] => contracts
  .flatMap(({ parties }) => parties.flatMap(({ wallet }) => (wallet === null ? [] : [wallet.address])));
