import { halfUp, type DiminishingMusharakaTerms } from '@connect/compliance-rules';
import type { LiveContract, StepInput } from '../../live-contract.ts';
import { financierUnits, periodOf, rentLine } from './diminishing-rent.ts';
import { open, payOverdue, waived } from './dues.ts';
import { endRent, payAfterEnd } from './ended-rent.ts';
import { withIdleDays } from './idle-days.ts';
import { end, type DueChange, type StepEffects, type StepPayment, type StepRule, type StepContext } from './life.ts';
import {
  dayOfStep, hasWallet, minorIn, onRecord, refuseField, refuseMissing, termMinor, textIn, walletsOf,
} from './records.ts';

const PARTIES = walletsOf('financier', 'client');
const OWNED = onRecord('ownedSince', 'OWNERSHIP_REQUIRED',
  'Both must own the asset together, and put it on record, before the client rents a share of it.');

/** How a diminishing musharaka lives: joint ownership, rent on the financier’s share, and unit after unit sold. */
export const diminishingLife: readonly StepRule[] = [
  {
    action: 'sign', from: ['draft'], to: 'signed', by: ['financier'], consent: 'client', may: ['note'],
    after: [PARTIES], does: (_, __, { today }) => ({ facts: { signedOn: today } }),
  },
  {
    action: 'acquire', from: ['signed'], to: 'asset_acquired', by: ['financier'], needs: ['documentHash'],
    may: ['on', 'note'], after: [PARTIES], does: acquire,
  },
  {
    action: 'deliver', from: ['asset_acquired'], to: 'renting', by: ['financier'], needs: ['documentHash'],
    may: ['on', 'note'], after: [OWNED], does: deliver,
  },
  { action: 'pay', from: ['overdue'], to: 'renting', by: ['client'], after: [OWNED], does: payOverdue },
  {
    action: 'buy-units', from: ['renting'], to: 'renting', by: ['client'], consent: 'financier',
    needs: ['units', 'unitPrice'], may: ['documentHash', 'note'], after: [OWNED], does: buyUnits,
  },
  {
    action: 'suspend', from: ['renting', 'overdue'], to: 'suspended', by: ['client', 'financier'], needs: ['note'],
    may: ['on'], after: [OWNED], does: (contract, input, { today }) => ({
      facts: { suspendedOn: dayOfStep(input, today, textIn(contract, 'deliveredOn')) },
    }),
  },
  {
    action: 'resume', from: ['suspended'], to: 'renting', by: ['financier'], may: ['on', 'note'], does: resume,
  },
  {
    action: 'terminate', from: ['overdue'], to: 'terminated', by: ['financier'], needs: ['note'], does: terminate,
  },
  payAfterEnd('client'),
  { action: 'cancel', from: ['draft', 'signed'], to: 'cancelled', by: ['financier', 'client'], may: ['note'] },
];

const termsOf = ({ terms }: LiveContract): DiminishingMusharakaTerms => terms as DiminishingMusharakaTerms;

/** Each pays the supplier for his own units. */
function acquire(contract: LiveContract, input: StepInput, { today }: StepContext): StepEffects {
  const { assetValue, units } = termsOf(contract);
  const value = termMinor(assetValue);
  const ofFinancier = halfUp(value * BigInt(financierUnits(contract)), BigInt(units ?? 1));
  const parts: StepPayment[] = [
    { kind: 'purchase', from: end('financier'), to: end('supplier'), amountMinor: ofFinancier },
    { kind: 'purchase', from: end('client'), to: end('supplier'), amountMinor: value - ofFinancier },
  ];
  return {
    facts: { ownedSince: dayOfStep(input, today), ownershipDocument: input.documentHash },
    payments: hasWallet(contract, 'supplier') ? parts.filter(({ amountMinor }) => amountMinor > 0n) : [],
  };
}

function deliver(contract: LiveContract, input: StepInput, { today }: StepContext): StepEffects {
  const deliveredOn = dayOfStep(input, today, textIn(contract, 'ownedSince'));
  return {
    facts: { deliveredOn, startedOn: deliveredOn, deliveryDocument: input.documentHash },
    opens: [rentLine(contract, 1, deliveredOn)],
  };
}

/** A sale of its own, at the price of its day; with the last unit the partnership ends. */
function buyUnits(contract: LiveContract, input: StepInput, context: StepContext): StepEffects {
  const { dues } = context;
  const held = financierUnits(contract);
  const units = input.units ?? 0;
  if (units > held) refuseField(
    'units', 'UNITS_ABOVE_HELD', `units must be at most ${held}, what the financier still has.`, { most: held },
  );
  const price = minorIn(input, 'unitPrice') * BigInt(units);
  if (price <= 0n) {
    refuseField('unitPrice', 'TOO_SMALL', 'unitPrice must be more than nothing.', { least: '0.01' });
  }
  const isLast = units === held;
  if (isLast && open(dues).some(({ state }) => state === 'overdue')) {
    refuseMissing('RENT_UNPAID', 'Overdue rent must be paid before the last unit is sold.');
  }
  return {
    to: isLast ? 'completed' : 'renting',
    facts: { financierUnits: held - units },
    changes: isLast ? waived(dues) : lowered(contract, held - units, context),
    payments: [{ kind: 'unit', from: end('client'), to: end('financier'), amountMinor: price }],
  };
}

/** The asset can be used again: no rent is owed for the days on which it could not, in whichever period they lie. */
function resume(contract: LiveContract, input: StepInput, { dues, today }: StepContext): StepEffects {
  const from = textIn(contract, 'suspendedOn') ?? today;
  const until = dayOfStep(input, today, from);
  const startsOn = textIn(contract, 'startedOn') ?? from;
  const periods = [periodOf(contract, 1, startsOn)];
  for (let last = periods[0]; last !== undefined && last.until < until; last = periods.at(-1)) {
    periods.push(periodOf(contract, last.number + 1, startsOn));
  }
  const facts = { idleDays: Object.fromEntries(withIdleDays(contract, periods, from, until)), resumedOn: until };
  const known = { ...contract, facts: { ...contract.facts, ...facts } };
  const changes = open(dues).flatMap(({ number, amountMinor, detail: { units } }): DueChange[] => {
    const { amountMinor: owed, detail } = rentLine(known, number, startsOn, units);
    return owed === null || amountMinor === null || owed >= amountMinor ? [] : [{ number, amountMinor: owed, detail }];
  });
  return { facts, changes, to: open(dues).some(({ state }) => state === 'overdue') ? 'overdue' : 'renting' };
}

/** The client rents no longer; the shares stay as they are. */
function terminate(contract: LiveContract, _: StepInput, context: StepContext): StepEffects {
  const { today } = context;
  const startsOn = textIn(contract, 'startedOn') ?? today;
  const { facts, changes = [] } = endRent(contract, context, (known) =>
    ({ number, detail: { units } }) => rentLine(known, number, startsOn, units));
  return { changes, facts: { ...facts, terminatedOn: today } };
}

/** Rent of a period that has not begun is of the smaller share. */
function lowered(contract: LiveContract, units: number, { dues, today }: StepContext): DueChange[] {
  const sold = { ...contract, facts: { ...contract.facts, financierUnits: units } };
  const startsOn = textIn(contract, 'startedOn') ?? today;
  return open(dues).filter(({ detail }) => (detail.from ?? '') >= today).map(({ number }) => {
    const { amountMinor, detail } = rentLine(sold, number, startsOn);
    return { number, amountMinor: amountMinor ?? 0n, detail };
  });
}
