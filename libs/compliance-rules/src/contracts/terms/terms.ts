import { amount, either, flag, list, number, record, text, type FactOf } from '../../facts/shape.ts';

/** The Islamic contracts that the library knows. */
export const contractTypes = ['murabaha', 'ijara', 'mudaraba', 'musharaka', 'diminishing-musharaka'] as const;
export type ContractType = (typeof contractTypes)[number];

const shared = {
  currency: text('The currency of every amount'),
  status: text('How far the contract has come: draft, promised, signed and the like'),
  signedOn: text('The day it was signed'),
  notes: text('Anything else the parties have written'),
  clauses: either('Clauses in the words of the contract', text('One'), list(text('One clause'), 'All of them')),
  use: text('What the object is wanted for'),
  ownerGroups: list(list(text('A party'), 'Parties that have one owner'), 'Who belongs to whom'),
  latePaymentCharge: record({
    amount: amount('A sum for each delay'), ratePct: number('A percentage'), beneficiary: text('charity or another'),
  }, 'What is charged for late payment'),
  linkedLoan: either('A loan that the contract depends on', flag('True when there is one'),
    record({ conditional: flag('False when neither depends on the other') }, 'The loan')),
  approvals: record({ shariahBoardRef: text('The reference of the approval') }, 'Who has approved the contract'),
  isTemplate: flag('True for terms that many contracts will be made from'),
  deviates: flag('True when the terms leave the approved template'),
  schedule: list(either('A payment', amount('Its amount'), record({
    amount: amount('Its amount'), dueOn: text('When it is due'),
  }, 'A payment with its day')), 'Payments as the parties list them'),
} as const;

const object = { assetDescription: text('What is sold or let'), assetValue: amount('What it is worth') } as const;
const upkeep = {
  maintenanceResponsibility: text('Who keeps it in repair: lessor, lessee, client or by share'),
  maintenanceScope: text('What the lessee must maintain: routine, or more'),
  insuranceResponsibility: text('Who insures it'),
} as const;

const murabaha = {
  assetDescription: object.assetDescription,
  assetPrice: amount('What the seller paid'), profitMargin: number('Profit as a percentage of the cost'),
  profitAmount: amount('Profit as a sum'), profitType: text('fixed, floating, reset or benchmark'),
  installments: number('How many instalments'), deferredPaymentPeriod: number('Months until the last one'),
  totalPrice: number('The whole price as shown'), installmentAmount: number('One instalment as shown'),
  buyer: text('The buyer'), seller: text('The seller'), supplier: text('Who sold it to the seller'),
  sellerPurchasedOn: text('When the seller bought it'), saleSignedOn: text('When it was sold to the buyer'),
  dueOn: list(text('One day'), 'The days of the instalments, where they are not whole months apart'),
  possession: text('actual, constructive or none'), costDisclosed: flag('False when the buyer is not told the cost'),
  addedExpenses: list(record({
    kind: text('What it was'), amount: amount('How much'), direct: flag('False for overheads'),
    disclosed: flag('False when it is hidden'),
  }, 'An expense'), 'Expenses added to the cost'),
  rescheduledTotal: amount('The price after a rescheduling'),
  promise: record({
    binding: text('one or both'), option: flag('True when a side may withdraw'),
  }, 'The promise to buy'),
  securityDeposit: record({
    amount: amount('What was paid'), actualDamage: amount('What the breach cost'),
    kept: amount('What the seller keeps'),
  }, 'A deposit against the promise'),
  agency: record({
    buyerIsAgent: flag('True when the buyer buys for the seller'), need: text('Why he does'),
    supplierPaidDirectly: flag('True when the seller pays the supplier'),
    ownershipSeparate: flag('True when the seller owns it for a time of its own'),
  }, 'An agency of the buyer'),
  earlySettlementRebate: text('promised, discretionary or none'), titleWithheldUntilPaid: flag('True when title stays'),
  invoiceTo: text('Whose name the invoice of the supplier bears'),
  acceleration: record({
    notice: flag('True after notice'), sparesInsolvent: flag('False when it meets the insolvent too'),
  }, 'When later instalments fall due at once'),
  commitmentFee: amount('A fee for the facility'), insuranceBeforeSale: text('Who pays for insurance before the sale'),
  settles: record({
    sameCustomer: flag('True when it is his own debt'), oldBalance: amount('What he owed'),
    newTotal: amount('What he will owe'),
  }, 'An earlier murabaha that this one settles'),
  defectLiability: text('seller or excluded'),
} as const;

const ijara = {
  ...object, ...upkeep,
  rentalPeriod: number('How many months'), monthlyRent: amount('The rent of a month'),
  rentFormula: record({
    benchmark: text('The published benchmark'), spread: number('Percentage on top'), floor: amount('The least rent'),
    cap: amount('The most rent'), firstPeriodRent: amount('The rent of the first period'),
  }, 'How rent follows a benchmark'),
  supplier: text('Who sold it to the lessor'),
  totalRent: number('The whole rent as shown'), landlord: text('The lessor'), tenant: text('The lessee'),
  lessorOwnsSince: text('Since when the lessor owns it'), deliveredOn: text('When it could first be used'),
  rentStartsOn: text('From when rent runs'), purchaseOption: flag('True when the lessee may become owner'),
  transferMethod: text('How it would pass: gift, separate sale, promise, automatic'),
  transferPrice: amount('What the lessee pays for it when it passes by a sale'),
  liableWithoutFault: flag('True when the lessee answers for every loss'),
  rentAfterTotalLoss: flag('True when rent runs on'), pastRentRepriced: flag('True when rent in arrears is re-priced'),
  saleAndLeaseback: record({
    buyBack: flag('True when the seller will buy it back'), conditional: flag('True when the sale depends on it'),
  }, 'The lessee sold it to the lessor'),
  sublease: record({ ownerPermission: flag('False without it') }, 'A lease to others'),
  accelerationAfterRepossession: flag('True when rent of months without use falls due'),
} as const;

const mudaraba = {
  capitalAmount: amount('The capital'), capitalKind: text('cash, goods or debt'),
  capitalDelivered: either('Whether it has been handed over', flag('True when it has'), text('The day')),
  rabbAlMalRatio: number('Profit of the capital provider in percent'), mudaribRatio: number('Profit of the manager'),
  profitSharingRatio: record({
    rabbAlMal: number('Of the provider'), mudarib: number('Of the manager'),
  }, 'Both ratios'),
  duration: number('Months'), businessDescription: text('What the venture does'), mandate: text('restricted or not'),
  expectedReturn: either('What is hoped for', number('In percent'), text('In words')),
  venture: text('The wallet that holds the money of the venture'),
  expectedReturnLabel: text('How it is shown'), expectedReturnBinding: flag('True when it must be paid'),
  capitalProvider: text('Who gives the capital'), entrepreneur: text('Who manages'),
  fixedReturn: amount('A sum paid whatever the result'), returnPctOfCapital: number('A percentage of capital paid'),
  capitalGuaranteed: flag('True when the manager guarantees it'),
  profitGuaranteed: flag('True when he promises profit'),
  managerLossShare: number('His share of loss in percent'), managerWage: amount('His pay'),
  wageContract: text('separate when it is another contract'),
  profitFinalBeforeCapital: flag('True when profit is kept although capital is not intact'),
  ownerManages: flag('True when the provider manages too'), ownerHoldsFunds: flag('True when he keeps the money'),
  firstSlice: record({ to: text('Who takes it'), amount: amount('How much') }, 'Profit taken before sharing'),
  ratioChange: record({ appliesTo: text('past or future') }, 'A change of the ratios'),
  borrowing: record({ authorised: flag('False without leave') }, 'Borrowing of the manager'),
  guarantee: record({
    by: text('Who guarantees'), independent: flag('False when he is not'), paid: flag('True for a price'),
    inContract: flag('True when it is a term of the contract'),
  }, 'A guarantee of the capital by a third party'),
} as const;

const partner = record({
  name: text('The partner'), capital: amount('What he puts in'), works: flag('False when he will not work'),
  profit: number('His share of profit in percent'), loss: number('His share of loss in percent'),
  kind: text('cash, inKind or receivable'), valued: flag('False when goods are not valued'),
  fixedReturn: amount('A sum paid whatever the result'), returnPctOfCapital: number('A percentage of his capital paid'),
}, 'One partner');

const musharaka = {
  businessDescription: mudaraba.businessDescription, venture: mudaraba.venture,
  partners: list(partner, 'The partners'),
  capitalGuaranteedBy: text('The partner who guarantees capital'), managerFixedPay: amount('Pay of a managing partner'),
  buyout: record({ price: text('faceValue, market or agreed') }, 'An undertaking to buy a partner out'),
  distributeBeforeCapital: flag('True when profit is shared before costs and capital are met'),
} as const;

const diminishing = {
  ...object, ...upkeep,
  supplier: text('Who sold it to both'), financier: text('Who finances'), client: text('Who buys'),
  units: number('All units'),
  financierUnits: number('Units of the financier'), clientUnits: number('Units of the client'),
  financierShare: number('Share of the financier in percent'), clientShare: number('Share of the client in percent'),
  unitsPerPeriod: number('Units bought each period'), periods: number('How many periods'),
  periodMonths: number('How many months a period has'),
  fullRent: amount('Rent of the whole for a period'), rentBasis: text('financierShare, or another'),
  unitPricing: text('market, agreed or faceValue'), lossSharing: text('capital, or another'),
  promise: record({
    oneSided: flag('False when both sides are bound'), separateSales: flag('True when each unit is sold by itself'),
  }, 'The promise to buy'),
} as const;

/** What may be known of each contract, as published JSON schemas by name. */
export const termShapes = {
  murabaha: { ...shared, ...murabaha },
  ijara: { ...shared, ...ijara },
  mudaraba: { ...shared, ...mudaraba },
  musharaka: { ...shared, ...musharaka },
  'diminishing-musharaka': { ...shared, ...diminishing },
} as const;

type Known<Shapes> = { readonly [Name in keyof Shapes]?: FactOf<Shapes[Name]> };
/** Terms as they are given: null says that a fact is known to be missing, and further keys are read as clauses. */
type Given<Type extends ContractType> =
  { readonly type: Type }
  & { readonly [Name in keyof (typeof termShapes)[Type]]?: FactOf<(typeof termShapes)[Type][Name]> | null };

export type MurabahaTerms = Given<'murabaha'>;
export type IjaraTerms = Given<'ijara'>;
export type MudarabaTerms = Given<'mudaraba'>;
export type MusharakaTerms = Given<'musharaka'>;
export type DiminishingMusharakaTerms = Given<'diminishing-musharaka'>;
export type ContractTerms = MurabahaTerms | IjaraTerms | MudarabaTerms | MusharakaTerms | DiminishingMusharakaTerms;

/** The terms of one contract of any type, after reading: what its type does not know is absent. */
export interface KnownTerms
  extends Known<typeof shared>, Known<Omit<typeof murabaha, 'promise'>>, Known<Omit<typeof ijara, 'assetDescription'>>,
  Known<typeof mudaraba>, Known<Omit<typeof musharaka, 'businessDescription' | 'venture'>>,
  Known<Omit<typeof diminishing, 'promise' | keyof typeof object | keyof typeof upkeep>> {
  readonly promise?: FactOf<typeof murabaha.promise> & FactOf<typeof diminishing.promise>;
}

export type Partner = FactOf<typeof partner>;
