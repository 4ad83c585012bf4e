import { alsoCalled, amount, flag, percent, record, several, text, orShort } from './shape.ts';

const loanFee = alsoCalled(record({
  amount: amount('What the lender charges'),
  ratePct: percent('The charge as a percentage'),
  basis: text('flat, percentOfPrincipal, percentOfBalance or timeBased'),
  actualCost: amount('The documented expense that the fee recovers'),
}, 'A fee on the loan'), { cost: 'actualCost', pct: 'ratePct', percent: 'ratePct' });

const loanBenefit = alsoCalled(record({
  kind: text('What the lender gains, such as the use of a car'),
  stipulated: flag('True when it was agreed in advance'),
  customary: flag('True when custom makes it expected'),
}, 'Something the lender gains besides the sum lent'), { type: 'kind', description: 'kind' });

const tiedTransaction = alsoCalled(record({
  kind: text('sale or lease'),
  price: amount('The price agreed in it'),
  fairValue: amount('What an independent party would pay'),
  sameParties: flag('False when it is made with somebody else'),
}, 'A sale or lease that the loan depends on, or that is made together with it'), {
  type: 'kind', description: 'kind', marketPrice: 'fairValue', fairPrice: 'fairValue', marketValue: 'fairValue',
});

/** Loans and debts: what is lent, what is charged for time, how a debt is changed. */
export const lendingShapes = {
  loan: alsoCalled(record({
    principal: amount('The sum lent'),
    repaymentTotal: amount('The sum to be returned'),
    currency: text('Currency of the repayment when it is not that of the payment'),
    rateAnnualPct: percent('Yearly percentage charged on the debt'),
    fee: orShort(loanFee, amount('Its amount'), (charged) => ({ amount: charged })),
    // A loan is told with what the lender gains only where the lender is promised it.
    benefits: several(orShort(loanBenefit, text('What it is'), (kind) => ({ kind, stipulated: true })),
      'Benefits to the lender'),
    tiedTransactions: several(orShort(tiedTransaction, text('What it is'), (kind) => ({ kind })),
      'Deals tied to the loan'),
  }, 'A loan behind the payment'), {
    repayment: 'repaymentTotal', totalRepayment: 'repaymentTotal', rate: 'rateAnnualPct', ratePct: 'rateAnnualPct',
    interestRate: 'rateAnnualPct', benefit: 'benefits', tiedTransaction: 'tiedTransactions',
  }),
  latePayment: alsoCalled(record({
    amount: amount('The charge for the delay'),
    ratePct: percent('The charge as a percentage'),
    beneficiary: text('creditor or charity; absent means unknown'),
    insolvent: flag('True when the debtor is unable to pay'),
  }, 'A charge for late payment'), { rate: 'ratePct', debtorInsolvent: 'insolvent' }),
  debtor: record({ insolvent: flag('True when the debtor is unable to pay') }, 'The debtor who is late'),
  debt: record({
    earlyDiscount: record({
      amount: amount('How much is taken off'),
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
  debtSale: alsoCalled(record({
    faceValue: amount('The sum of the debt'),
    price: amount('What is paid for it'),
    maturity: text('When the debt is due'),
    buyerIsDebtor: flag('True when the debtor himself settles it'),
    consideration: text('money or goods'),
    paymentDeferred: flag('True when the price is paid later'),
  }, 'A sale of a debt'), { face: 'faceValue', deferred: 'paymentDeferred' }),
} as const;
