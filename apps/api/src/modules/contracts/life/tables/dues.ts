import type { Due, LiveContract, StepInput } from '../../live-contract.ts';
import type { ContractState, ContractType, PartyRole } from '../../terms/contract-kinds.ts';
import { bpsOf } from '../../terms/contract-plan.ts';
import { rentLine } from './diminishing-rent.ts';
import { end, type DueChange, type ContractPaymentKind, type StepEffects, type StepContext } from './life.ts';
import { termMinor, textIn } from './records.ts';

/** How what falls due under a type of contract is collected. */
interface Collection {
  payer: PartyRole;
  payee: PartyRole;
  kind: ContractPaymentKind;
  /** Where a contract stands while its dues are paid in time, and after the last of them. */
  usual: ContractState;
  last: ContractState;
}

const COLLECTIONS: Readonly<Partial<Record<ContractType, Collection>>> = {
  murabaha: { payer: 'buyer', payee: 'seller', kind: 'instalment', usual: 'instalments', last: 'settled' },
  ijara: { payer: 'tenant', payee: 'landlord', kind: 'rent', usual: 'renting', last: 'expired' },
  'diminishing-musharaka': {
    payer: 'client', payee: 'financier', kind: 'rent', usual: 'renting', last: 'renting',
  },
};

/** The states in which what falls due is collected. */
export const COLLECTING_STATES: readonly ContractState[] = [
  'instalments', 'overdue', 'accelerated', 'renting', 'terminated',
];
/** The states in which a contract stays although something is paid or late. */
const STEADY_STATES: readonly ContractState[] = ['accelerated', 'defaulted', 'terminated'];

/** What is still to be paid, the earliest first. */
export const open = (dues: readonly Due[]): Due[] => dues
  .filter((due) => due.state === 'planned' || due.state === 'overdue')
  .sort((one, other) => (one.dueOn === other.dueOn ? one.number - other.number : one.dueOn < other.dueOn ? -1 : 1));

/** What is still to be paid, to be waived. */
export const waived = (dues: readonly Due[]): DueChange[] =>
  open(dues).map(({ number }) => ({ number, state: 'waived' }));

/** Collects one due: its amount, and what the debtor undertook to give to charity when it is late. */
export const collect = (contract: LiveContract, due: Due, dues: readonly Due[]): StepEffects => {
  const collection = COLLECTIONS[contract.type];
  if (collection === undefined) throw new Error(`Nothing falls due under a ${contract.type}.`);
  const others = open(dues).filter(({ number }) => number !== due.number);
  const { kind, payer, payee } = collection;
  return {
    to: stateAfter(contract, collection, others),
    opens: nextAfter(contract, due, dues),
    // Nothing moves for a month without rent, and the month is settled all the same.
    payments: [{
      kind, from: end(payer), to: end(payee), amountMinor: due.amountMinor ?? 0n, settles: [due.number],
      lateDonationMinor: lateDonation(contract, due),
    }],
  };
};

/** Pays what is overdue the longest; rent is never paid before its time is used. */
export const payOverdue = (contract: LiveContract, _: StepInput, { dues }: StepContext): StepEffects => {
  const late = open(dues).find(({ state }) => state === 'overdue');
  return late ? collect(contract, late, dues) : {};
};

/** A due that could not be collected on its day: it is overdue, and nothing is added to it. */
export const fallOverdue = (contract: LiveContract, due: Due, dues: readonly Due[]): StepEffects =>
  ({ to: STEADY_STATES.includes(contract.state) ? contract.state : 'overdue', opens: nextAfter(contract, due, dues) });

const stateAfter = (contract: LiveContract, { usual, last }: Collection, others: readonly Due[]): ContractState => {
  if (others.length === 0 && contract.state !== 'terminated') return last;
  if (STEADY_STATES.includes(contract.state)) return contract.state;
  return others.some(({ state }) => state === 'overdue') ? 'overdue' : usual;
};

/** The rent of the next period of a diminishing musharaka, on the share that is left when it begins. */
const nextAfter = (contract: LiveContract, due: Due, dues: readonly Due[]): StepEffects['opens'] => {
  const next = due.number + 1;
  const isRented = contract.type === 'diminishing-musharaka' && contract.state !== 'terminated';
  if (!isRented || dues.some(({ number }) => number === next)) return [];
  return [rentLine(contract, next, textIn(contract, 'startedOn') ?? due.dueOn)];
};

/** The donation that the debtor undertook for delay; none from one who cannot pay, and never to the creditor. */
export const lateDonation = ({ terms, facts }: LiveContract, due: Due): bigint => {
  const { latePaymentCharge: charge } = terms;
  if (due.state !== 'overdue' || facts['debtorInsolvent'] === true || !charge) return 0n;
  const share = ((due.amountMinor ?? 0n) * bpsOf(charge.ratePct ?? 0)) / 10_000n;
  return termMinor(charge.amount) + share;
};
