import { amount, flag, list, number, record, text } from './shape.ts';

const loanFee = record({
  amount: amount('What the lender charges'),
  basis: text('flat, percentOfPrincipal, percentOfBalance or timeBased'),
  actualCost: amount('The documented expense that the fee recovers'),
}, 'A fee on the loan');

const loanBenefit = record({
  kind: text('What the lender gains, such as the use of a car'),
  stipulated: flag('True when it was agreed in advance'),
  customary: flag('True when custom makes it expected'),
}, 'Something the lender gains besides the sum lent');

const tiedTransaction = record({
  kind: text('sale or lease'),
  price: amount('The price agreed in it'),
  fairValue: amount('What an independent party would pay'),
  sameParties: flag('False when it is made with somebody else'),
}, 'A sale or lease that the loan depends on, or that is made together with it');

/** Loans and debts: what is lent, what is charged for time, how a debt is changed. */
export const lendingShapes = {
  loan: record({
    principal: amount('The sum lent'),
    repaymentTotal: amount('The sum to be returned'),
    currency: text('Currency of the repayment when it is not that of the payment'),
    rateAnnualPct: number('Yearly percentage charged on the debt'),
    fee: loanFee,
    benefits: list(loanBenefit, 'Benefits to the lender'),
    tiedTransactions: list(tiedTransaction, 'Deals tied to the loan'),
  }, 'A loan behind the payment'),
  latePayment: record({
    amount: amount('The charge for the delay'),
    ratePct: number('The charge as a percentage'),
    beneficiary: text('creditor or charity; absent means unknown'),
  }, 'A charge for late payment'),
  debtor: record({ insolvent: flag('True when the debtor is unable to pay') }, 'The debtor who is late'),
  debt: record({
    earlyDiscount: record({
      stipulated: flag('True when the contract promises it'),
      thirdParty: flag('True when it is given through a third party'),
    }, 'A reduction for early payment'),
  }, 'A debt that is paid early'),
  reschedule: record({
    oldDebt: amount('What was owed'),
    newDebt: amount('What is owed after the change'),
    laterMaturity: flag('False when the new debt is due no later than the old one'),
  }, 'A change of a debt, also by a fresh sale whose proceeds repay it'),
  guarantee: record({
    feeBasis: text('flatCost, regulatedTariff, or by amount or time'),
  }, 'A guarantee of a debt'),
  debtSale: record({
    faceValue: amount('The sum of the debt'),
    price: amount('What is paid for it'),
    maturity: text('When the debt is due'),
    buyerIsDebtor: flag('True when the debtor himself settles it'),
    consideration: text('money or goods'),
    paymentDeferred: flag('True when the price is paid later'),
  }, 'A sale of a debt'),
} as const;
