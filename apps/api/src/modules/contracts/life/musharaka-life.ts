import {
  musharakaDissolution, musharakaProfit, type MusharakaTerms, type PartnerShare,
} from '@connect/compliance-rules';
import { partyIn, type LiveContract, type StepInput } from '../live-contract.ts';
import { bpsOf } from '../terms/contract-plan.ts';
import { end, type End, type StepEffects, type StepPayment, type StepRule, type StepScene } from './life.ts';
import { amountIn, minorIn, onRecord, record, refuseField, refuseMissing, termMinor, walletsOf } from './records.ts';

const PARTIES = walletsOf('partner');
const PAID = onRecord('capitalPaidOn', 'CAPITAL_REQUIRED', 'Every partner must have paid in before the work begins.');
const STATED = onRecord('windingUp', 'LIQUIDATION_STATEMENT_REQUIRED',
  'A statement of what the venture is worth must be on record before it is shared out.');

/** How a musharaka lives: every partner signs and pays in, profit goes by ratio, loss by capital. */
export const musharakaLife: readonly StepRule[] = [
  { action: 'sign', from: ['draft'], to: 'signed', by: ['partner'], may: ['note'], after: [PARTIES], does: sign,
    isDone: (contract, position) => positionsIn(contract, 'signedBy').includes(position) },
  {
    action: 'pay-capital', from: ['signed'], to: 'capital_paid', by: ['partner'], may: ['note'], after: [PARTIES],
    does: payCapital, isDone: (contract, position) => positionsIn(contract, 'paidBy').includes(position),
  },
  {
    action: 'start', from: ['capital_paid'], to: 'operating', by: ['partner'], may: ['note'], after: [PAID],
    does: (_, __, { today }) => ({ facts: { startedOn: today } }),
  },
  {
    action: 'distribute', from: ['operating'], to: 'operating', by: ['partner'], needs: ['net', 'documentHash'],
    may: ['note'], after: [PAID], does: distribute,
  },
  {
    action: 'wind-up', from: ['operating'], to: 'winding_up', by: ['partner'], needs: ['value', 'documentHash'],
    may: ['debts', 'note'], after: [PAID], does: windUp,
  },
  {
    action: 'dissolve', from: ['winding_up'], to: 'dissolved', by: ['partner'], may: ['note'], after: [STATED],
    does: dissolve,
  },
  { action: 'cancel', from: ['draft', 'signed'], to: 'cancelled', by: ['partner'], may: ['note'], does: cancel },
];

const partnersOf = ({ terms }: LiveContract): (PartnerShare & { works: boolean })[] =>
  ((terms as MusharakaTerms).partners ?? []).map(({ capital, profit, works }) => ({
    capital: termMinor(capital), profitBps: bpsOf(profit ?? 0), works: works !== false,
  }));

/** Whose wallet holds the money of the venture: its own, or that of the first partner who works. */
const keeper = (contract: LiveContract): End => (partyIn(contract, 'venture')?.wallet ? end('venture')
  : end('partner', Math.max(0, partnersOf(contract).findIndex(({ works }) => works))));

const isSame = (one: End, other: End): boolean => one.role === other.role && one.position === other.position;

/** What goes to each partner out of the venture; who holds its money keeps his own part. */
const toPartners = (contract: LiveContract, kind: StepPayment['kind'], amounts: readonly bigint[]): StepPayment[] =>
  amounts.map((amountMinor, position) => ({ kind, from: keeper(contract), to: end('partner', position), amountMinor }))
    .filter(({ from, to, amountMinor }) => amountMinor > 0n && !isSame(from, to));

const positionsIn = ({ facts }: LiveContract, name: string): number[] => (facts[name] ?? []) as number[];

/** Puts a partner's part on record and says whether all have done theirs. */
const joined = (contract: LiveContract, fact: string, position: number, code: string, sentence: string) => {
  const done = positionsIn(contract, fact);
  if (done.includes(position)) refuseMissing(code, sentence);
  const all = [...done, position].sort((one, other) => one - other);
  return { facts: { [fact]: all }, isComplete: all.length === partnersOf(contract).length };
};

function sign(contract: LiveContract, _: StepInput, { position, today }: StepScene): StepEffects {
  const { facts, isComplete } = joined(contract, 'signedBy', position, 'ALREADY_SIGNED',
    'This partner has signed; the others must too.');
  return isComplete ? { facts: { ...facts, signedOn: today } } : { facts, to: 'draft' };
}

function payCapital(contract: LiveContract, _: StepInput, { position, today }: StepScene): StepEffects {
  const { facts, isComplete } = joined(contract, 'paidBy', position, 'CAPITAL_ALREADY_PAID',
    'This partner has paid in; the others must too.');
  const [from, to] = [end('partner', position), keeper(contract)];
  const amountMinor = partnersOf(contract)[position]?.capital ?? 0n;
  const payments: StepPayment[] = isSame(from, to) ? [] : [{ kind: 'capital', from, to, amountMinor }];
  return isComplete ? { facts: { ...facts, capitalPaidOn: today }, payments } : { facts, payments, to: 'signed' };
}

/** Profit above what is on record is shared by ratio; a loss waits for later profit or for the end. */
function distribute(contract: LiveContract, input: StepInput): StepEffects {
  const before = amountIn(contract, 'cumulativeNet');
  const cumulative = before + minorIn(input, 'net');
  const shared = amountIn(contract, 'sharedNet');
  const free = cumulative > shared ? cumulative - shared : 0n;
  return {
    facts: { cumulativeNet: record(cumulative), sharedNet: record(shared + free) },
    payments: toPartners(contract, 'profit', free === 0n ? [] : musharakaProfit(free, partnersOf(contract))),
  };
}

function windUp(_: LiveContract, input: StepInput, { today }: StepScene): StepEffects {
  for (const field of ['value', 'debts'] as const) {
    if (minorIn(input, field) < 0n) refuseField(field, `${field} must not be negative.`);
  }
  return { facts: {
    windingUp: { on: today, value: input.value, debts: input.debts ?? '0.00', documentHash: input.documentHash },
  } };
}

/** Creditors first, then the capital or what is left of it by capital, and profit by ratio after that. */
function dissolve(contract: LiveContract): StepEffects {
  const { value, debts } = contract.facts['windingUp'] as { value: string; debts: string };
  const result = musharakaDissolution(termMinor(value), termMinor(debts), partnersOf(contract));
  return {
    facts: { result: {
      creditors: record(result.creditors), capital: result.capital.map(record), profit: result.profit.map(record),
    } },
    payments: [
      ...toPartners(contract, 'return_of_capital', result.capital), ...toPartners(contract, 'profit', result.profit),
    ],
  };
}

/** Before the work begins, what was paid in goes back. */
function cancel(contract: LiveContract): StepEffects {
  const paid = new Set(positionsIn(contract, 'paidBy'));
  const amounts = partnersOf(contract).map(({ capital }, position) => (paid.has(position) ? capital : 0n));
  return { payments: toPartners(contract, 'return_of_capital', amounts) };
}
