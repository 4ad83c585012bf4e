import type { Place, Problems } from '../problem.ts';
import { elementAt, elementsWithin, type Element } from '../xml/element.ts';
import { decimalOf, minorOf } from './amounts.ts';
import type { Surroundings } from './content.ts';
import type { CreditTransfer } from './credit-transfer-request.ts';
import { dayOf } from './parts.ts';

/** Why a way of settling is not that of payments here. */
const WHY_CLEARED: Readonly<Record<string, string>> = {
  INDA: 'no bank holds an account for another here',
  INGA: 'no bank holds an account for another here',
  COVE: 'no cover is sent for payments that settle by themselves',
};

/** Payments settle on the ledger of their network. */
export const checkSettlement = (method: Element | undefined, problems: Problems): void => {
  const why = WHY_CLEARED[method?.text ?? ''];
  if (method === undefined || why === undefined) return;
  problems.add(method, 'NOT_ACCEPTED',
    `must be CLRG and not ${method.text}: ${why}, and payments settle on the ledger of the network.`);
};

/** What is told of a second one with the same name. */
export const BEFORE = 'stands in the message before.';

/** A moment that names no zone is read as UTC. */
const zoned = (moment: string): string => (/(?:Z|[+-]\d{2}:\d{2})$/.test(moment) ? moment : `${moment}Z`);

/** Payments are made at once: their day is today, and their moment has come. */
export const checkDay = (
  element: Element | undefined, { today, now }: Surroundings, problems: Problems,
): void => {
  const moment = elementAt(element, 'DtTm');
  const at = moment ?? element;
  if (at === undefined || problems.list.some(({ path }) => path === at.path)) return;
  const day = dayOf(at.text);
  if (day < today.first) problems.add(at, 'TOO_EARLY', `is in the past: today is ${today.first}.`);
  else if (day > today.last || (moment !== undefined && Date.parse(zoned(moment.text)) > now.getTime())) {
    problems.add(at, 'IN_THE_FUTURE', `is still to come: payments are made at once, and today is ${today.last}.`);
  }
};

/** Nobody was born on a day that is still to come. */
export const checkBirths = (element: Element, { today }: Surroundings, problems: Problems): void => {
  for (const birth of elementsWithin(element, 'BirthDt')) {
    if (dayOf(birth.text) > today.last) problems.add(birth, 'IN_THE_FUTURE', 'is a day that is still to come.');
  }
};

/** How many payments there are and what they sum to, where an element says so. */
export const checkSums = (
  element: Element, count: number, minor: bigint, what: string, problems: Problems,
): void => {
  const said = { count: elementAt(element, 'NbOfTxs'), sum: elementAt(element, 'CtrlSum') };
  if (said.count !== undefined && /^\d+$/.test(said.count.text) && Number(said.count.text) !== count) {
    problems.add(said.count, 'WRONG', `is ${said.count.text}, and ${what} holds ${count}.`);
  }
  if (said.sum !== undefined && /^\d*\.?\d*$/.test(said.sum.text) && minorOf(said.sum.text) !== minor) {
    problems.add(said.sum, 'WRONG', `is ${said.sum.text}, and the amounts of ${what} sum to ${decimalOf(minor)}.`);
  }
};

/** A wallet has one currency, so all payments from one account are in that of the first. */
export const checkOneCurrency = (
  first: CreditTransfer | undefined, { amountAt, currency }: CreditTransfer, { currencies }: Surroundings,
  problems: Problems,
): void => {
  if (first === undefined || !currencies.has(currency) || first.currency === currency) return;
  problems.add(amountAt, 'NOT_A_CURRENCY',
    `is in ${currency}, and the payments before it in ${first.currency}: a wallet has one currency.`);
};

/** The currency of an account, where it is named, is that of its payments. */
export const checkAccountCurrency = (
  element: Element | undefined, paid: string | undefined, problems: Problems,
): void => {
  if (element === undefined || paid === undefined || element.text === paid) return;
  problems.add(element, 'NOT_A_CURRENCY', `is ${element.text}, and the payments are in ${paid}.`);
};

/** In minor units: a sum of a message has at most eighteen digits. */
const MOST_MINOR = 10n ** 18n - 1n;

/** What amounts come to with one more; told, and without it, where a message could not say so much. */
export const sumWith = (minor: bigint, total: bigint, amountAt: Place, problems: Problems): bigint => {
  if (total + minor <= MOST_MINOR) return total + minor;
  problems.add(amountAt, 'TOO_LARGE', 'is too large: with it the message sums to more than eighteen digits.');
  return total;
};

/** Counts the payments of a message and what they sum to, and knows their UETRs. */
export class TransferCount {
  count = 0;
  totalMinor = 0n;
  private readonly uetrs = new Set<string>();

  constructor(private readonly most: number, private readonly problems: Problems) {}

  /** False, and told once, for a payment beyond as many as a message may ask for. */
  isTaken(element: Place): boolean {
    this.count += 1;
    if (this.count === this.most + 1) {
      this.problems.add(element, 'TOO_MANY', `is too many: a message asks for at most ${this.most} payments.`);
    }
    return this.count <= this.most;
  }

  add(transfer: CreditTransfer): void {
    const { uetr, path } = transfer;
    this.totalMinor = sumWith(transfer.amountMinor, this.totalMinor, transfer.amountAt, this.problems);
    if (uetr === undefined) return;
    if (this.uetrs.has(uetr)) this.problems.add({ ...transfer, path: `${path}/PmtId/UETR` }, 'REPEATED', BEFORE);
    this.uetrs.add(uetr);
  }
}
