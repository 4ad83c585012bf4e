import { addMonths, type MurabahaTerms } from '@connect/compliance-rules';
import type { Due, LiveContract, StepInput } from '../../live-contract.ts';
import { costOf } from '../../terms/contract-plan.ts';
import { planOf } from '../../terms/current-plan.ts';
import { collect, open, waived } from './dues.ts';
import { end, type DueChange, type StepEffects, type StepPayment, type StepRule, type StepContext } from './life.ts';
import {
  amountIn, dayOfStep, hasWallet, minorIn, onRecord, record, refuseField, refuseMissing, termMinor, textIn, walletsOf,
} from './records.ts';

const BOUGHT = onRecord('purchasedOn', 'PURCHASE_REQUIRED',
  'The seller must have bought the goods, and put it on record, before this step.');
const POSSESSED = onRecord('possession', 'POSSESSION_REQUIRED',
  'The seller must have bought the goods and taken possession of them, and put both on record, before they are sold.');
const SOLD = onRecord('soldOn', 'SALE_REQUIRED', 'The goods must have been sold before they are delivered.');
const PARTIES = walletsOf('seller', 'buyer');
const RETURNED = { capturedMinor: 0n };

/** How a murabaha lives: a promise, the seller's own purchase and possession, the sale, and its instalments. */
export const murabahaLife: readonly StepRule[] = [
  { action: 'promise', from: ['draft'], to: 'promised', by: ['buyer'], may: ['note'], after: [PARTIES] },
  {
    action: 'lay-deposit', from: ['promised'], to: 'promised', by: ['buyer'], needs: ['amount'], may: ['note'],
    after: [PARTIES], does: layDeposit,
  },
  {
    action: 'purchase', from: ['promised'], to: 'asset_purchased', by: ['seller'], needs: ['documentHash'],
    may: ['on', 'note'], after: [PARTIES], does: purchase,
  },
  {
    action: 'possess', from: ['asset_purchased'], to: 'possessed', by: ['seller'],
    needs: ['possession', 'documentHash'], may: ['on', 'note'], after: [BOUGHT], does: possess,
  },
  {
    action: 'sell', from: ['possessed'], to: 'sold', by: ['seller'], consent: 'buyer', needs: ['documentHash'],
    may: ['note'], after: [POSSESSED, BOUGHT], does: sell,
  },
  {
    action: 'deliver', from: ['sold'], to: 'instalments', by: ['seller'], needs: ['documentHash'], may: ['on', 'note'],
    after: [SOLD], does: (contract, input, { today }) => ({
      facts: { deliveredOn: dayOfStep(input, today, textIn(contract, 'soldOn')), deliveryDocument: input.documentHash },
    }),
  },
  {
    action: 'pay', from: ['instalments', 'overdue', 'accelerated', 'defaulted'], to: 'instalments', by: ['buyer'],
    after: [SOLD], does: payNext,
  },
  {
    action: 'settle-early', from: ['instalments', 'overdue', 'accelerated', 'defaulted'], to: 'settled',
    by: ['seller'], consent: 'buyer', may: ['rebate', 'note'], after: [SOLD], does: settleEarly,
  },
  {
    action: 'reschedule', from: ['instalments', 'overdue'], to: 'instalments', by: ['seller'], consent: 'buyer',
    needs: ['dueOn'], may: ['note'], after: [SOLD], does: reschedule,
  },
  {
    action: 'grant-respite', from: ['overdue'], to: 'instalments', by: ['seller'], needs: ['on', 'note'], after: [SOLD],
    does: grantRespite,
  },
  {
    action: 'accelerate', from: ['overdue'], to: 'accelerated', by: ['seller'], needs: ['on', 'note'], after: [SOLD],
    does: accelerate,
  },
  { action: 'default', from: ['overdue', 'accelerated'], to: 'defaulted', by: ['seller'], needs: ['note'] },
  {
    action: 'write-off', from: ['overdue', 'accelerated', 'defaulted'], to: 'written_off', by: ['seller'],
    needs: ['note'], does: (_, __, { dues }) => ({ changes: waived(dues) }),
  },
  {
    action: 'cancel', from: ['draft', 'promised'], to: 'cancelled', by: ['seller', 'buyer'], may: ['note'],
    does: () => ({ deposit: RETURNED }),
  },
  {
    action: 'resell-elsewhere', from: ['asset_purchased', 'possessed'], to: 'resold_elsewhere', by: ['seller'],
    needs: ['note'], may: ['proceeds', 'documentHash'], after: [BOUGHT], does: resellElsewhere,
  },
  { action: 'dispute', from: ['sold', 'instalments', 'overdue'], to: 'disputed', by: ['buyer'], needs: ['note'] },
  {
    action: 'resolve', from: ['disputed'], to: 'instalments', by: ['buyer'], needs: ['note'],
    does: resolve,
  },
  {
    action: 'rescind', from: ['disputed'], to: 'rescinded', by: ['seller'], consent: 'buyer', needs: ['note'],
    does: rescind,
  },
];

/** A deposit of earnest (hamish jiddiyyah): it stays the customer's money, set aside in the customer's own wallet. */
function layDeposit(contract: LiveContract, input: StepInput, { today }: StepContext): StepEffects {
  if (contract.facts['deposit'] !== undefined) {
    refuseMissing('DEPOSIT_EXISTS', 'A deposit has been laid already.');
  }
  const [amountMinor, cost] = [minorIn(input, 'amount'), costOf(contract.terms as MurabahaTerms)];
  if (amountMinor > cost) refuseField(
    'amount', 'ABOVE_COST', `amount must be at most the cost of the goods, ${record(cost)}.`, { most: record(cost) },
  );
  return {
    facts: { deposit: { amount: record(amountMinor), laidOn: today } },
    payments: [{ kind: 'deposit', from: end('buyer'), to: end('seller'), amountMinor, isHeld: true }],
  };
}

/** The customer breaks the promise: of the deposit the seller keeps what the breach really cost, and no more. */
function resellElsewhere(contract: LiveContract, input: StepInput): StepEffects {
  if (input.proceeds === undefined) return { deposit: RETURNED };
  if (input.documentHash === undefined) {
    refuseMissing('EVIDENCE_REQUIRED', 'This step needs documentHash, the evidence of what another buyer paid.',
      { missing: ['documentHash'] });
  }
  const [cost, proceeds] = [amountIn(contract, 'cost'), minorIn(input, 'proceeds')];
  const { amount } = (contract.facts['deposit'] ?? {}) as { amount?: string };
  const [damage, laid] = [cost > proceeds ? cost - proceeds : 0n, termMinor(amount)];
  const kept = damage < laid ? damage : laid;
  return {
    facts: { resale: {
      proceeds: record(proceeds), damage: record(damage), keptOfDeposit: record(kept), claim: record(damage - kept),
      documentHash: input.documentHash,
    } },
    deposit: { capturedMinor: kept },
  };
}

function purchase(contract: LiveContract, input: StepInput, { today }: StepContext): StepEffects {
  const cost = costOf(contract.terms as MurabahaTerms);
  const payments: StepPayment[] = hasWallet(contract, 'supplier')
    ? [{ kind: 'purchase', from: end('seller'), to: end('supplier'), amountMinor: cost }] : [];
  return {
    facts: { purchasedOn: dayOfStep(input, today), purchaseDocument: input.documentHash, cost: record(cost) }, payments,
  };
}

function possess(contract: LiveContract, input: StepInput, { today }: StepContext): StepEffects {
  return { facts: {
    possession: input.possession, possessedOn: dayOfStep(input, today, textIn(contract, 'purchasedOn')),
    possessionDocument: input.documentHash,
  } };
}

/** The sale: the debt is born here, in instalments that sum to the agreed price and never grow. */
function sell(contract: LiveContract, input: StepInput, { today }: StepContext): StepEffects {
  const facts = { soldOn: today, saleDocument: input.documentHash };
  const { lines } = planOf({ ...contract, facts: { ...contract.facts, ...facts } });
  const past = lines.find(({ dueOn }) => dueOn !== null && dueOn < today);
  if (past) refuseField(
    'dueOn', 'DUE_BEFORE_SALE', `An instalment of the terms falls due on ${past.dueOn ?? ''}, before the sale.`,
    { day: past.dueOn ?? '' },
  );
  return { facts, opens: lines, deposit: RETURNED };
}

/** Pays the instalment that is next, due or not. */
function payNext(contract: LiveContract, _: StepInput, { dues }: StepContext): StepEffects {
  const [next] = open(dues);
  return next ? collect(contract, next, dues) : { to: 'settled' };
}

/** Pays all that is left at once; what the seller forgoes is his free act of that day and never a term. */
function settleEarly(_: LiveContract, input: StepInput, { dues }: StepContext): StepEffects {
  const left = open(dues);
  const outstanding = left.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0n), 0n);
  const rebate = minorIn(input, 'rebate');
  if (rebate > outstanding) {
    refuseField('rebate', 'ABOVE_OUTSTANDING', `rebate must be at most what is outstanding, ${record(outstanding)}.`,
      { most: record(outstanding) });
  }
  const changes = forgone(left, rebate);
  const whole = new Set(changes.filter(({ state }) => state === 'waived').map(({ number }) => number));
  return {
    facts: { settledEarly: { outstanding: record(outstanding), rebate: record(rebate) } },
    changes,
    payments: outstanding === rebate ? [] : [{
      kind: 'settlement', from: end('buyer'), to: end('seller'), amountMinor: outstanding - rebate,
      settles: left.map(({ number }) => number).filter((number) => !whole.has(number)),
    }],
  };
}

/** A rebate takes from the last instalments first. */
function forgone(left: readonly Due[], rebate: bigint): DueChange[] {
  let rest = rebate;
  return left.toReversed().flatMap(({ number, amountMinor }): DueChange[] => {
    const amount = amountMinor ?? 0n;
    const taken = rest < amount ? rest : amount;
    rest -= taken;
    if (taken === 0n) return [];
    return [taken === amount ? { number, state: 'waived' } : { number, amountMinor: amount - taken }];
  });
}

/** More time for the same money. */
function reschedule(_: LiveContract, { dueOn = [] }: StepInput, { dues, today }: StepContext): StepEffects {
  const left = open(dues);
  const inOrder = dueOn.every((day, place) => day >= (dueOn[place - 1] ?? today));
  if (dueOn.length !== left.length || !inOrder) {
    refuseField(
      'dueOn', 'INSTALMENT_DAYS', `dueOn must list one day for each of the ${left.length} open instalments, in order, `
      + `none before ${today}.`, { count: left.length, day: today });
  }
  return { changes: left.map(({ number }, place) => ({ number, dueOn: dueOn[place] ?? today })) };
}

/** Respite for a debtor who cannot pay (Qur’an 2:280): more time, the same amounts, and no donation for the delay. */
function grantRespite(_: LiveContract, input: StepInput, { dues, today }: StepContext): StepEffects {
  const until = input.on ?? today;
  if (until <= today) refuseField(
    'on', 'NOT_IN_THE_FUTURE', `on must be a day after today, ${today}, until which the debtor has respite.`,
    { day: today },
  );
  return {
    facts: { debtorInsolvent: true, respiteUntil: until },
    changes: open(dues).filter(({ dueOn }) => dueOn < until)
      .map(({ number }, place) => ({ number, dueOn: addMonths(until, place) })),
  };
}

/** All that is left falls due after a notice; the sum stays what it was. */
function accelerate(contract: LiveContract, input: StepInput, { dues, today }: StepContext): StepEffects {
  const noticedOn = dayOfStep(input, today, textIn(contract, 'soldOn'));
  return {
    facts: { acceleratedOn: today, noticedOn },
    changes: open(dues).filter(({ dueOn }) => dueOn > today).map(({ number }) => ({ number, dueOn: today })),
  };
}

/** The goods are as they were sold: the contract goes on where it stood, late if it was late. */
function resolve({ facts }: LiveContract, _: StepInput, { dues }: StepContext): StepEffects {
  if (facts['deliveredOn'] === undefined) return { to: 'sold' };
  return { to: open(dues).some(({ state }) => state === 'overdue') ? 'overdue' : 'instalments' };
}

/** The sale is undone: the buyer gets back what he paid. */
function rescind(_: LiveContract, __: StepInput, { dues, moved }: StepContext): StepEffects {
  const paid = (moved.get('instalment seller 0') ?? 0n) + (moved.get('settlement seller 0') ?? 0n);
  return {
    changes: waived(dues),
    payments: paid === 0n ? [] : [{ kind: 'refund', from: end('seller'), to: end('buyer'), amountMinor: paid }],
  };
}
