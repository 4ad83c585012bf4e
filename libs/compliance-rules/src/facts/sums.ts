import { amount, flag, number, record } from './shape.ts';

const total = (description: string) =>
  record({ count: number('How many payments'), amount: amount('What they come to') }, description);

/**
 * What the payments of a payer and of a payee add up to, this one left out, whatever the size of each, in the currency
 * of the payment. A day covers at least the last 24 hours, a week seven days and a month thirty. What was asked for
 * counts for the payer, also when it was refused or came back; what arrived counts for the payee. Sums are absent where
 * they are nothing.
 */
export const sumsShape = record({
  paidHour: number('How many payments the payer asked for in this hour and the one before'),
  paidDay: total('What the payer asked to pay in a day'),
  paidWeek: total('What the payer asked to pay in a week'),
  receivedDay: amount('What the payer received in a day'),
  fromPayeeDay: amount('What of it came from the payee'),
  toPayeeWeek: total('What the payer asked to pay to the payee in a week'),
  payees: number('How many others the payer pays in a day, the payee included; more than sixty-four are not counted'),
  payers: number('How many others paid the payer in a day'),
  payeePayers: number('How many people pay the payee in a day, the payer included; absent for a business'),
  payeeReceivedDay: amount('What the payee received in a day; absent for a business'),
  dormant: flag('True when the payer has wallets older than ninety days and but for the last week nothing moved'),
  askedDay: amount('What a payer without an established identity asked to pay in a day, contracts included'),
  askedMonth: amount('What such a payer asked to pay in a month, contracts included'),
}, 'What earlier payments of any size add up to');
