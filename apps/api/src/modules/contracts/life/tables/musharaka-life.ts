import {
  allocate, evaluateContract, musharakaDissolution, musharakaProfit, type MusharakaTerms, type PartnerShare,
} from '@connect/compliance-rules';
import type { Policy } from '../../../compliance/public.ts';
import { partyIn, type LiveContract, type StepInput } from '../../live-contract.ts';
import { bpsOf } from '../../terms/contract-plan.ts';
import { end, hasLeft, type End, type StepEffects, type StepPayment, type StepRule, type StepContext } from './life.ts';
import { amountIn, minorIn, onRecord, record, refuseField, refuseMissing, termMinor, walletsOf } from './records.ts';

const PARTIES = walletsOf('partner');
const PAID = onRecord('capitalPaidOn', 'CAPITAL_REQUIRED', 'Every partner must have paid in before the work begins.');
const BPS_IN_PERCENT = 100;
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
    action: 'leave', from: ['operating'], to: 'operating', by: ['partner'], needs: ['value', 'documentHash'],
    may: ['debts', 'note'], after: [PAID], does: leave,
  },
  {
    action: 'wind-up', from: ['operating'], to: 'winding_up', by: ['partner'], needs: ['value', 'documentHash'],
    may: ['debts', 'note'], after: [PAID], does: windUp,
  },
  {
    action: 'dissolve', from: ['winding_up'], to: 'dissolved', by: ['partner'], consent: 'partner', may: ['note'],
    after: [STATED], does: dissolve,
  },
  { action: 'cancel', from: ['draft', 'signed'], to: 'cancelled', by: ['partner'], may: ['note'], does: cancel },
];

type Partner = PartnerShare & { works: boolean };

/** The partners with their shares as they are now: those of who has left have gone to the others. */
const partnersOf = ({ terms, facts }: LiveContract): Partner[] => {
  const shares = facts['shares'] as { capital: string; profitBps: number }[] | undefined;
  return ((terms as MusharakaTerms).partners ?? []).map(({ capital, profit, works }, position) => {
    const share = shares?.[position];
    return {
      capital: termMinor(share?.capital ?? capital), works: works !== false,
      profitBps: share === undefined ? bpsOf(profit ?? 0) : BigInt(share.profitBps),
    };
  });
};

/** Whose wallet holds the money of the venture: its own, or that of the first partner who works in it. */
const keeper = (contract: LiveContract): End => (partyIn(contract, 'venture')?.wallet ? end('venture')
  : end('partner', Math.max(0, partnersOf(contract).findIndex(({ works }, position) =>
    works && !hasLeft(contract, end('partner', position))))));

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

function sign(contract: LiveContract, _: StepInput, { position, today }: StepContext): StepEffects {
  const { facts, isComplete } = joined(contract, 'signedBy', position, 'ALREADY_SIGNED',
    'This partner has signed; the others must too.');
  return isComplete ? { facts: { ...facts, signedOn: today } } : { facts, to: 'draft' };
}

function payCapital(contract: LiveContract, _: StepInput, { position, today }: StepContext): StepEffects {
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

/**
 * A partner sells his share to the others at its fair value of the day, which all of them agree to by paying it: what
 * the venture would give him if it ended today, be that more or less than he put in. His shares go to them by capital.
 */
function leave(contract: LiveContract, input: StepInput, { position, rules, today }: StepContext): StepEffects {
  refuseNegative(input);
  const leaver = end('partner', position);
  if (isSame(keeper(contract), leaver)) {
    refuseMissing('VENTURE_WALLET_REQUIRED', 'Whoever keeps the money of the venture cannot leave it; wind it up.');
  }
  const partners = partnersOf(contract);
  const own = partners[position] ?? { capital: 0n, profitBps: 0n, works: false };
  const weights = partners.map(({ capital }, place) => (place === position ? 0n : capital));
  if (weights.every((weight) => weight === 0n)) {
    refuseMissing('NOBODY_TO_BUY', 'No other partner has capital in the venture; wind it up.');
  }
  const worth = musharakaDissolution(minorIn(input, 'value'), minorIn(input, 'debts'), partners);
  const price = (worth.capital[position] ?? 0n) + (worth.profit[position] ?? 0n);
  const [capitals, profits] = [allocate(own.capital, weights), allocate(own.profitBps, weights)];
  const left = partners.map((partner, place): Partner => (place === position
    ? { ...partner, capital: 0n, profitBps: 0n }
    : { ...partner, capital: partner.capital + (capitals[place] ?? 0n),
      profitBps: partner.profitBps + (profits[place] ?? 0n) }));
  refuseUnlawful(contract, left, rules);
  const exits = (contract.facts['exits'] ?? []) as object[];
  return {
    to: weights.filter((weight) => weight > 0n).length === 1 ? 'dissolved' : 'operating',
    facts: {
      shares: left.map(({ capital, profitBps }) => ({ capital: record(capital), profitBps: Number(profitBps) })),
      exits: [...exits, {
        position, on: today, value: input.value, debts: input.debts ?? '0.00', price: record(price),
        documentHash: input.documentHash,
      }],
    },
    payments: allocate(price, weights)
      .map((amountMinor, place): StepPayment =>
        ({ kind: 'share', from: end('partner', place), to: leaver, amountMinor }))
      .filter(({ from }) => !isSame(from, leaver)),
  };
}

/** The shares that are left must be such as partners could have agreed on from the beginning. */
function refuseUnlawful({ terms }: LiveContract, shares: readonly Partner[], rules: Policy): void {
  const { partners, ...rest } = terms as MusharakaTerms;
  const left = shares.flatMap(({ capital, profitBps }, place) => (capital === 0n && profitBps === 0n ? []
    : [{ ...partners?.[place], capital: record(capital), profit: Number(profitBps) / BPS_IN_PERCENT }]));
  if (left.length < 2) return;
  const [refusal] = evaluateContract({ ...rest, partners: left }, rules).findings
    .filter(({ severity }) => severity === 'prohibit');
  if (!refusal) return;
  refuseMissing('SHARES_NOT_ALLOWED', `The shares that would be left are not allowed: ${refusal.explain.en}`,
    { ruleId: refusal.ruleId });
}

function refuseNegative(input: StepInput): void {
  for (const field of ['value', 'debts'] as const) {
    if (minorIn(input, field) < 0n) refuseField(field, 'TOO_SMALL', `${field} must not be negative.`, { least: '0' });
  }
}

function windUp(_: LiveContract, input: StepInput, { today }: StepContext): StepEffects {
  refuseNegative(input);
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
