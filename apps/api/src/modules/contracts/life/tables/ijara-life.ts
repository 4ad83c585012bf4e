import type { IjaraTerms } from '@connect/compliance-rules';
import type { Due, LiveContract, StepInput } from '../../live-contract.ts';
import { bpsOf } from '../../terms/contract-plan.ts';
import { planOf } from '../../terms/current-plan.ts';
import { open, payOverdue } from './dues.ts';
import { endRent, payAfterEnd } from './ended-rent.ts';
import { withIdleDays } from './idle-days.ts';
import { end, type DueChange, type StepEffects, type StepRule, type StepContext } from './life.ts';
import {
  dayOfStep, hasWallet, numbersIn, onRecord, refuseField, refuseMissing, termMinor, textIn, walletsOf,
} from './records.ts';

const OWNED = onRecord('ownedSince', 'OWNERSHIP_REQUIRED',
  'The lessor must own the asset, and put it on record, before it is let.');
const SIGNED = onRecord('signedOn', 'LEASE_REQUIRED', 'The lease must be signed before the asset is delivered.');
const DELIVERED = onRecord('deliveredOn', 'DELIVERY_REQUIRED', 'Rent runs only from the delivery of the asset.');
const PARTIES = walletsOf('landlord', 'tenant');

/** How a lease lives: ownership before it is signed, delivery before rent, and a deed of its own for a transfer. */
export const ijaraLife: readonly StepRule[] = [
  { action: 'promise', from: ['draft'], to: 'promised', by: ['tenant'], may: ['note'], after: [PARTIES] },
  {
    action: 'acquire', from: ['draft', 'promised'], to: 'asset_acquired', by: ['landlord'], needs: ['documentHash'],
    may: ['on', 'note'], after: [PARTIES], does: acquire,
  },
  {
    action: 'lease', from: ['asset_acquired'], to: 'leased', by: ['landlord'], consent: 'tenant',
    may: ['note'], after: [OWNED], does: (_, __, { today }) => ({ facts: { signedOn: today } }),
  },
  {
    action: 'deliver', from: ['leased'], to: 'renting', by: ['landlord'], needs: ['documentHash'], may: ['on', 'note'],
    after: [SIGNED], does: deliver,
  },
  {
    action: 'record-benchmark', from: ['leased', 'renting', 'overdue', 'suspended'], to: 'renting', by: ['landlord'],
    needs: ['benchmarkPct', 'on'], may: ['note'], after: [DELIVERED], does: recordBenchmark,
  },
  {
    action: 'pay', from: ['overdue'], to: 'renting', by: ['tenant'], after: [DELIVERED], does: payOverdue,
  },
  {
    action: 'suspend', from: ['renting', 'overdue'], to: 'suspended', by: ['tenant', 'landlord'], needs: ['note'],
    may: ['on'], after: [DELIVERED], does: (contract, input, { today }) => ({
      facts: { suspendedOn: dayOfStep(input, today, textIn(contract, 'deliveredOn')) },
    }),
  },
  {
    action: 'resume', from: ['suspended'], to: 'renting', by: ['landlord'], may: ['on', 'note'], does: resume,
  },
  {
    action: 'total-loss', from: ['renting', 'overdue', 'suspended'], to: 'terminated', by: ['landlord', 'tenant'],
    needs: ['documentHash', 'note'], does: (contract, _, context) => endLease(contract, context, 'lostOn'),
  },
  {
    action: 'terminate', from: ['overdue'], to: 'terminated', by: ['landlord'], needs: ['note'],
    does: (contract, _, context) => endLease(contract, context, 'terminatedOn'),
  },
  payAfterEnd('tenant'),
  {
    action: 'return', from: ['expired'], to: 'returned', by: ['tenant', 'landlord'], may: ['note'],
  },
  {
    action: 'transfer', from: ['expired'], to: 'transferred', by: ['landlord'], consent: 'tenant', needs: ['deedId'],
    may: ['note'], does: transfer,
  },
  { action: 'cancel', from: ['draft', 'promised', 'asset_acquired'], to: 'cancelled', by: ['landlord', 'tenant'],
    may: ['note'] },
];

function acquire(contract: LiveContract, input: StepInput, { today }: StepContext): StepEffects {
  const { assetValue } = contract.terms as IjaraTerms;
  const value = termMinor(assetValue);
  return {
    facts: { ownedSince: dayOfStep(input, today), ownershipDocument: input.documentHash },
    payments: hasWallet(contract, 'supplier') && value > 0n
      ? [{ kind: 'purchase', from: end('landlord'), to: end('supplier'), amountMinor: value }] : [],
  };
}

/** Delivery starts the rent: a month of it falls due when the month has been enjoyed. */
function deliver(contract: LiveContract, input: StepInput, { today }: StepContext): StepEffects {
  const deliveredOn = dayOfStep(input, today, textIn(contract, 'signedOn'));
  const facts = { deliveredOn, startedOn: deliveredOn, deliveryDocument: input.documentHash };
  return { facts, opens: planOf({ ...contract, facts: { ...contract.facts, ...facts } }).lines };
}

/** A reading counts for the first month of rent that begins on or after its publication and has none yet. */
function recordBenchmark(contract: LiveContract, input: StepInput, { dues, today }: StepContext): StepEffects {
  const { rentFormula } = contract.terms as IjaraTerms;
  if (rentFormula === undefined || rentFormula === null) {
    refuseMissing('RENT_IS_FIXED', 'The rent of this lease does not follow a benchmark.');
  }
  const publishedOn = dayOfStep(input, today);
  const month = open(dues).find(({ amountMinor, detail }) =>
    amountMinor === null && (detail.from ?? '') >= publishedOn);
  if (!month) {
    refuseField(
      'on', 'NO_MONTH_TO_READ', 'on must be on or before the first day of a month of rent that has no reading yet.',
    );
    return {};
  }
  const readings = numbersIn(contract, 'readingsBps').set(month.number, Number(bpsOf(input.benchmarkPct ?? 0)));
  const facts = {
    readingsBps: Object.fromEntries(readings),
    readingDays: { ...daysIn(contract), [month.number]: publishedOn },
  };
  const line = planOf({ ...contract, facts: { ...contract.facts, ...facts } }).lines[month.number - 1];
  return { to: contract.state, facts, changes: [{ number: month.number, amountMinor: line?.amountMinor ?? 0n }] };
}

/** When the readings so far were published. */
const daysIn = ({ facts }: LiveContract): Record<string, string> =>
  (facts['readingDays'] ?? {}) as Record<string, string>;

/** The asset can be used again: the days on which it could not are taken off the rent of their months. */
function resume(contract: LiveContract, input: StepInput, { dues, today }: StepContext): StepEffects {
  const from = textIn(contract, 'suspendedOn') ?? today;
  const until = dayOfStep(input, today, from);
  const months = dues.map(({ number, detail }) => ({ number, from: detail.from ?? '', until: detail.until ?? '' }));
  const idle = withIdleDays(contract, months, from, until);
  const facts = { idleDays: Object.fromEntries(idle), resumedOn: until };
  const planned = planOf({ ...contract, facts: { ...contract.facts, ...facts } }).lines;
  const changes = open(dues).flatMap(({ number, amountMinor }): DueChange[] => {
    const line = planned[number - 1];
    if (!line || amountMinor === null || line.amountMinor === null || line.amountMinor >= amountMinor) return [];
    return [{ number, amountMinor: line.amountMinor, detail: line.detail }];
  });
  return { facts, changes, to: open(dues).some(({ state }) => state === 'overdue') ? 'overdue' : 'renting' };
}

/** No rent runs from the day on which the lease ends early. */
function endLease(contract: LiveContract, context: StepContext, fact: 'lostOn' | 'terminatedOn'): StepEffects {
  const { facts, changes = [] } = endRent(contract, context, (known) => {
    const { lines } = planOf(known);
    return ({ number }) => lines[number - 1];
  });
  return { changes, facts: { ...facts, [fact]: context.today } };
}

/** Ownership passes by a deed of its own, a gift or a sale, once all rent is paid. */
function transfer(contract: LiveContract, input: StepInput, { dues }: StepContext): StepEffects {
  const { purchaseOption, transferPrice } = contract.terms as IjaraTerms;
  if (purchaseOption !== true) {
    refuseMissing('NO_PURCHASE_OPTION', 'The terms of this lease do not speak of a transfer; it ends by return.');
  }
  const unpaid: Due[] = open(dues);
  if (unpaid.length > 0) {
    refuseMissing('RENT_UNPAID', 'All rent must be paid before the asset passes.', { open: unpaid.length });
  }
  const price = termMinor(transferPrice);
  return {
    facts: { deedId: input.deedId },
    payments: price === 0n ? []
      : [{ kind: 'transfer', from: end('tenant'), to: end('landlord'), amountMinor: price }],
  };
}
