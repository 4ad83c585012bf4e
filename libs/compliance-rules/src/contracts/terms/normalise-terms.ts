import type { Shape } from '../../facts/shape.ts';
import { withPercentages } from './fractions.ts';
import { inWords } from './in-words.ts';
import { withLists } from './listed.ts';
import { properNameOf, rankOf, spelled } from './other-names.ts';
import { withPartners } from './partners.ts';

/** Facts that the library holds by themselves and that people put inside something else. */
const MOVED = new Map(Object.entries<Readonly<Record<string, string>>>({
  rescheduling: { newTotal: 'rescheduledTotal', newDebt: 'rescheduledTotal', newPrice: 'rescheduledTotal' },
  profit: { amount: 'profitAmount', margin: 'profitMargin', type: 'profitType', basis: 'profitType' },
  rentalPeriod: {
    months: 'rentalPeriod', start: 'rentStartsOn', startDate: 'rentStartsOn', startsOn: 'rentStartsOn',
    from: 'rentStartsOn',
  },
  purchaseOption: {
    available: 'purchaseOption', granted: 'purchaseOption', transferMethod: 'transferMethod', method: 'transferMethod',
    transfer: 'transferMethod', price: 'transferPrice',
  },
  capital: { amount: 'capitalAmount', currency: 'currency', delivered: 'capitalDelivered', kind: 'capitalKind' },
  profitSharing: { rabbAlMal: 'rabbAlMalRatio', mudarib: 'mudaribRatio' },
  shares: {
    financier: 'financierShare', bank: 'financierShare', client: 'clientShare', customer: 'clientShare',
  },
  expectedReturn: {
    rate: 'expectedReturn', percent: 'expectedReturn', pct: 'expectedReturn', binding: 'expectedReturnBinding',
    payable: 'expectedReturnBinding', guaranteed: 'expectedReturnBinding', label: 'expectedReturnLabel',
  },
  distribution: { beforeCapitalIntact: 'distributeBeforeCapital', beforeCosts: 'distributeBeforeCapital' },
  lossSharing: { mudarib: 'managerLossShare', manager: 'managerLossShare', entrepreneur: 'managerLossShare' },
}));
/** "70/30" is the provider's share and the manager's. */
const TWO_SHARES = /^\s*\d+(?:\.\d+)?\s*%?\s*[/:-]\s*(\d+(?:\.\d+)?)\s*%?\s*$/;
/** Who receives what is charged for delay, told beside the charge. */
export const LATE_BENEFICIARY = /^(?:late|penalty|overdue|delay)\w*(?:Beneficiary|Recipient|PaidTo|PayableTo|GoesTo)$/;
const SAME: ReadonlyMap<string, string> = new Map(Object.entries({
  reschedule: 'rescheduling', restructuring: 'rescheduling', restructure: 'rescheduling', leaseTerm: 'rentalPeriod',
  lossShare: 'lossSharing', lossRatio: 'lossSharing', lossSharingRatio: 'lossSharing', lossShares: 'lossSharing',
  profitRatios: 'profitSharing', profitShare: 'profitSharing', ownership: 'shares', ownershipShares: 'shares',
  profitDistribution: 'distribution',
}));

/** Terms in the names and places that the library has for them; what it does not know stays as it was given. */
export function normaliseTerms(
  given: Readonly<Record<string, unknown>>, shapes: Readonly<Record<string, Shape>>,
): ReadonlyMap<string, unknown> {
  const entries = [...Object.entries(given).filter(([name]) => name !== 'parties'), ...partiesIn(given['parties'])];
  const terms = new Map<string, unknown>();
  // What is told by its own name counts before what is told by another.
  const byRank = entries.toSorted(([one], [other]) => rankOf(one, shapes) - rankOf(other, shapes));
  for (const [name, value] of byRank) {
    const proper = properNameOf(name, shapes);
    if (terms.has(proper)) terms.set(name, value);
    else terms.set(proper, name === proper ? value : underAnother(shapes[proper], name, value));
  }
  for (const [name, value] of entries) {
    const called = calledIn(name);
    const [, ofManager] = called === 'lossSharing' && typeof value === 'string' ? TWO_SHARES.exec(value) ?? [] : [];
    if (ofManager !== undefined && Object.hasOwn(shapes, 'managerLossShare')) terms.set('managerLossShare', ofManager);
    for (const [inner, held] of factsIn(value)) {
      const target = movedTo(name, inner, shapes);
      if (target !== undefined && (!terms.has(target) || terms.get(target) === value)) terms.set(target, held);
    }
  }
  for (const [name, value] of terms) {
    if (!LATE_BENEFICIARY.test(name) || !Object.hasOwn(shapes, 'latePaymentCharge')) continue;
    const charge = terms.get('latePaymentCharge');
    const known = typeof charge === 'object' ? charge : { amount: charge };
    terms.set('latePaymentCharge', { ...known, beneficiary: value });
    terms.delete(name);
  }
  withPartners(terms);
  withPercentages(terms);
  withLists(terms);
  return terms;
}

const calledIn = (name: string): string => SAME.get(spelled(name)) ?? spelled(name);

/** The term that a fact inside something else is, such as the new total of a rescheduling. */
export function movedTo(name: string, inner: string, shapes: Readonly<Record<string, Shape>>): string | undefined {
  const targets = MOVED.get(calledIn(name)) ?? {};
  const target = Object.hasOwn(targets, spelled(inner)) ? targets[spelled(inner)] : undefined;
  return target !== undefined && Object.hasOwn(shapes, target) ? target : undefined;
}

/** A yes under a telling name, where words are expected, is that name in words. */
const underAnother = (shape: Shape | undefined, name: string, value: unknown): unknown =>
  (typeof value === 'boolean' && shape !== undefined && 'type' in shape && shape.type === 'string'
    ? inWords(name, value) : value);

/** Parties told together, by their roles; a list of them without roles is left as it is. */
function partiesIn(parties: unknown): [string, unknown][] {
  if (parties === undefined) return [];
  if (!Array.isArray(parties)) return factsIn(parties);
  const byRole = parties.flatMap((party: unknown): [string, unknown][] => {
    const { role, name } = Object.fromEntries(factsIn(party));
    return typeof role === 'string' ? [[role, name]] : [];
  });
  return byRole.length > 0 ? byRole : [['parties', parties]];
}

const factsIn = (value: unknown): [string, unknown][] =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

/** Who belongs to whom, by the name of the term. */
export const GROUP_NAME = /^(.+?)(?:OwnerGroup|Group|OwnedBy|ParentCompany|Parent|UltimateOwner|BeneficialOwner|Ubo)$/;

/** Who belongs to whom by what is said of each party: those of one group, each with the name of the group. */
export function groupsIn(
  terms: ReadonlyMap<string, unknown>, shapes: Readonly<Record<string, Shape>>,
): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  const put = (role: string, group: unknown) => {
    const party = terms.get(properNameOf(role, shapes));
    if (typeof party !== 'string' || typeof group !== 'string' || group.trim() === '') return;
    groups.set(group, [...(groups.get(group) ?? [group]), party]);
  };
  for (const [name, value] of terms) {
    const [, role] = GROUP_NAME.exec(name) ?? [];
    if (role !== undefined) put(role, value);
    if (name === 'ownerGroups' || name === 'ownerGroup') for (const [one, group] of factsIn(value)) put(one, group);
  }
  const partners = terms.get('partners');
  for (const partner of Array.isArray(partners) ? partners : []) {
    const { name, ownerGroup } = Object.fromEntries(factsIn(partner));
    if (typeof name === 'string' && typeof ownerGroup === 'string') {
      groups.set(ownerGroup, [...(groups.get(ownerGroup) ?? [ownerGroup]), name]);
    }
  }
  return [...groups.values()];
}
