import { mudarabaShares, type MudarabaTerms } from '@connect/compliance-rules';
import { partyIn, type LiveContract, type StepInput } from '../../live-contract.ts';
import { bpsOf } from '../../terms/contract-plan.ts';
import { end, type End, type StepEffects, type StepPayment, type StepRule, type StepContext } from './life.ts';
import { amountIn, minorIn, onRecord, record, refuseField, termMinor, walletsOf } from './records.ts';

const PARTIES = walletsOf('capitalProvider', 'entrepreneur');
const PAID = onRecord('capitalPaidOn', 'CAPITAL_REQUIRED', 'The capital must have been paid before the work begins.');
const STATED = onRecord('liquidation', 'LIQUIDATION_STATEMENT_REQUIRED',
  'A statement of what the venture is worth must be on record before it is shared out.');
const PROVIDER = end('capitalProvider');

/** How a mudaraba lives: capital paid, work, profit on account, and a liquidation that shares what there is. */
export const mudarabaLife: readonly StepRule[] = [
  {
    action: 'sign', from: ['draft'], to: 'signed', by: ['capitalProvider'], consent: 'entrepreneur', may: ['note'],
    after: [PARTIES], does: (_, __, { today }) => ({ facts: { signedOn: today } }),
  },
  {
    action: 'fund', from: ['signed'], to: 'funded', by: ['capitalProvider'], may: ['note'], after: [PARTIES],
    does: (contract, _, { today }) => ({
      facts: { capitalPaidOn: today },
      payments: move('capital', PROVIDER, keeper(contract), capitalOf(contract)),
    }),
  },
  {
    action: 'start', from: ['funded'], to: 'operating', by: ['entrepreneur'], may: ['note'], after: [PAID],
    does: (_, __, { today }) => ({ facts: { startedOn: today } }),
  },
  {
    action: 'distribute', from: ['operating'], to: 'operating', by: ['entrepreneur'], needs: ['net', 'documentHash'],
    may: ['note'], after: [PAID], does: distribute,
  },
  {
    action: 'breach', from: ['operating'], to: 'breached', by: ['capitalProvider'], needs: ['note', 'documentHash'],
    does: (_, { note, documentHash }) => ({ facts: { breach: { note, documentHash } } }),
  },
  {
    action: 'liquidate', from: ['operating', 'breached'], to: 'liquidating', by: ['entrepreneur', 'capitalProvider'],
    needs: ['value', 'documentHash'], may: ['expenses', 'note'], after: [PAID], does: liquidate,
  },
  {
    action: 'distribute', from: ['liquidating'], to: 'distributed', by: ['entrepreneur'], consent: 'capitalProvider',
    may: ['note'], after: [STATED], does: shareOut,
  },
  { action: 'close', from: ['distributed'], to: 'closed', by: ['capitalProvider', 'entrepreneur'], may: ['note'] },
  { action: 'cancel', from: ['draft', 'signed'], to: 'cancelled', by: ['capitalProvider', 'entrepreneur'],
    may: ['note'] },
  {
    action: 'cancel', from: ['funded'], to: 'cancelled', by: ['entrepreneur'], may: ['note'],
    does: (contract) => ({ payments: move('return_of_capital', keeper(contract), PROVIDER, capitalOf(contract)) }),
  },
];

const capitalOf = ({ terms }: LiveContract): bigint => termMinor((terms as MudarabaTerms).capitalAmount);

const providerBps = ({ terms }: LiveContract): bigint => bpsOf((terms as MudarabaTerms).rabbAlMalRatio ?? 0);

/** Whose wallet holds the money of the venture. */
const keeper = (contract: LiveContract): End =>
  end(partyIn(contract, 'venture')?.wallet ? 'venture' : 'entrepreneur');

const move = (kind: StepPayment['kind'], from: End, to: End, amountMinor: bigint): StepPayment[] =>
  (amountMinor > 0n ? [{ kind, from, to, amountMinor }] : []);

/** What each side has drawn on account so far; where the manager keeps the money, his own part never moves. */
const drawnBy = ({ moved }: StepContext): { provider: bigint; manager: bigint } => ({
  provider: (moved.get('profit capitalProvider 0') ?? 0n),
  manager: (moved.get('profit entrepreneur 0') ?? 0n) - (moved.get('refund venture 0') ?? 0n),
});

/** Moves what the manager is entitled to above what he has drawn, or back what he has drawn too much. */
const settleManager = (contract: LiveContract, entitled: bigint, drawn: bigint): StepPayment[] => {
  const [manager, venture] = [end('entrepreneur'), keeper(contract)];
  if (venture.role === 'entrepreneur') return [];
  return entitled < drawn ? move('refund', manager, venture, drawn - entitled)
    : move('profit', venture, manager, entitled - drawn);
};

/**
 * Profit while the venture runs is on account: every statement settles against the result of all statements so far.
 * What the provider has drawn too much waits for later profit; the manager gives back what a loss takes.
 */
function distribute(contract: LiveContract, input: StepInput, context: StepContext): StepEffects {
  const capital = capitalOf(contract);
  const cumulative = amountIn(contract, 'cumulativeNet') + minorIn(input, 'net');
  if (capital + cumulative < 0n) {
    refuseField(
      'net', 'ABOVE_CAPITAL', 'net must not take more than the whole capital; the venture would have to be liquidated.',
    );
  }
  const shares = mudarabaShares({
    capital, value: capital + cumulative, expenses: 0n, providerBps: providerBps(contract),
  });
  const entitled = cumulative > 0n ? shares.provider - capital : 0n;
  const drawn = drawnBy(context);
  return {
    facts: {
      cumulativeNet: record(cumulative),
      entitled: { capitalProvider: record(entitled), entrepreneur: record(shares.manager) },
    },
    payments: [
      ...settleManager(contract, shares.manager, drawn.manager),
      ...move('profit', keeper(contract), PROVIDER, entitled - drawn.provider),
    ],
  };
}

function liquidate(_: LiveContract, input: StepInput, { today }: StepContext): StepEffects {
  const [value, expenses] = [minorIn(input, 'value'), minorIn(input, 'expenses')];
  if (value < 0n) refuseField('value', 'TOO_SMALL', 'value must not be negative.', { least: '0' });
  if (expenses < 0n || expenses > value) refuseField(
    'expenses', 'ABOVE_VALUE', 'expenses must be from nothing to the value.', { most: record(value) },
  );
  return { facts: { liquidation: {
    on: today, value: record(value), expenses: record(expenses), documentHash: input.documentHash,
  } } };
}

/**
 * Shares out what the venture is worth, what was drawn counted in: the capital first, profit by ratio, loss on the
 * capital alone; a manager in breach makes the capital good.
 */
function shareOut(contract: LiveContract, _: StepInput, context: StepContext): StepEffects {
  const { value, expenses } = contract.facts['liquidation'] as { value: string; expenses: string };
  const drawn = drawnBy(context);
  const capital = capitalOf(contract);
  const shares = mudarabaShares({
    capital, value: termMinor(value) + drawn.provider + drawn.manager, expenses: termMinor(expenses),
    providerBps: providerBps(contract),
  });
  const isLiable = contract.facts['breach'] !== undefined && shares.provider < capital;
  const provider = isLiable ? capital : shares.provider;
  const liable = isLiable ? move('return_of_capital', end('entrepreneur'), PROVIDER, capital - shares.provider) : [];
  return {
    facts: { result: {
      net: record(shares.net), capitalProvider: record(provider), entrepreneur: record(shares.manager),
    } },
    payments: [
      ...settleManager(contract, shares.manager, drawn.manager),
      ...move('return_of_capital', keeper(contract), PROVIDER, shares.provider - drawn.provider),
      ...move('refund', PROVIDER, keeper(contract), drawn.provider - shares.provider),
      ...liable,
    ],
  };
}
