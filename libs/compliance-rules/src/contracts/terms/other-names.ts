/** What the library calls a term, with the names that people also give it, the nearest first. */
const OTHER_NAMES_OF: Readonly<Record<string, readonly string[]>> = {
  profit: ['profitShare', 'profitPct', 'profitRatio', 'profitPercent', 'profitSharePct'],
  loss: ['lossShare', 'lossPct', 'lossRatio', 'lossPercent', 'lossSharePct'],
  capital: ['capitalContribution', 'contribution', 'contributionAmount', 'capitalAmount', 'capitalValue'],
  kind: ['capitalKind', 'capitalType', 'contributionKind', 'contributionType', 'type', 'category'],
  works: ['working', 'active', 'isActive', 'participates', 'worksInVenture'],
  buyer: ['customer', 'client', 'purchaser'],
  seller: ['bank', 'financier', 'institution'],
  client: ['customer', 'clientName', 'homeBuyer', 'buyer', 'partner'],
  financier: ['bank', 'financierName', 'institution'],
  landlord: ['lessor', 'owner', 'bank'],
  tenant: ['lessee', 'renter', 'customer', 'client'],
  capitalProvider: ['rabbAlMal', 'investor', 'provider', 'capitalOwner'],
  entrepreneur: ['mudarib', 'manager', 'agent'],
  assetPrice: ['costPrice', 'cost', 'purchaseCost', 'purchasePrice'],
  profitMargin: ['profitRatePct', 'marginPct', 'margin'],
  profitType: ['profitBasis', 'profitRateType', 'profitKind', 'profitMode', 'profitDetermination'],
  profitAmount: ['fixedProfit', 'profitSum'],
  sellerPurchasedOn: ['purchasedOn', 'purchaseDate', 'sellerPurchaseDate', 'boughtOn', 'sellerBoughtOn'],
  saleSignedOn: ['saleDate', 'soldOn', 'saleSignedDate', 'signedOn', 'contractDate', 'signingDate'],
  addedExpenses: ['additionalExpenses', 'expenses', 'addedCosts', 'extraCosts', 'costItems'],
  costDisclosed: [
    'costDisclosedToBuyer', 'assetPriceDisclosed', 'expensesDisclosed', 'costIsDisclosed', 'priceDisclosed',
  ],
  rescheduledTotal: ['totalAfterRescheduling', 'newTotalAfterRescheduling', 'rescheduledPrice', 'newTotalPrice'],
  titleWithheldUntilPaid: [
    'titleRetention', 'retentionOfTitle', 'titleRetained', 'titleWithheld', 'titleRetainedUntilPaid',
  ],
  securityDeposit: ['hamishJiddiyyah', 'hamishJiddiyya', 'hamishAlJiddiyyah', 'deposit'],
  kept: [
    'retained', 'deducted', 'forfeited', 'withheld', 'keptBySeller', 'retainedBySeller', 'taken', 'depositRetained',
  ],
  actualDamage: ['damage', 'actualLoss', 'actualDamages'],
  earlySettlementRebate: [
    'rebate', 'rebatePromised', 'earlyPaymentDiscount', 'earlySettlementDiscount', 'earlyRebate', 'rebatePolicy',
    'earlyPaymentRebate',
  ],
  commitmentFee: ['facilityFee'],
  insuranceBeforeSale: [
    'insuranceCostBeforeSale', 'preSaleInsurance', 'insuranceDuringSellerOwnership', 'insurancePaidByBeforeSale',
    'insuranceBeforeSalePaidBy',
  ],
  settles: [
    'refinances', 'refinancing', 'refinance', 'settlesOldMurabaha', 'rollover', 'settlesPrevious'],
  oldBalance: ['oldDebt', 'outstanding', 'oldOutstanding', 'oldTotal', 'outstandingBalance'],
  newTotal: ['newDebt', 'newBalance', 'newAmount'],
  installments: ['numberOfInstallments', 'instalments'],
  monthlyRent: ['monthlyRental'],
  installmentAmount: ['monthlyInstallment', 'instalmentAmount', 'monthlyInstalment', 'installmentValue'],
  totalPrice: ['salePrice', 'sellingPrice', 'totalSalePrice'],
  rentalPeriod: ['leaseTerm', 'leasePeriod', 'rentalPeriodMonths'],
  rentStartsOn: [
    'rentStartDate', 'rentAccruesFrom', 'rentDueFrom', 'firstRentDueOn', 'rentFrom', 'rentCommencesOn', 'rentStart',
    'rentAccrualStart', 'rentPayableFrom', 'rentCommencement', 'rentalStartDate', 'leaseStartDate', 'startsOn',
    'startDate',
  ],
  signedOn: ['leaseSignedOn', 'leaseSignedDate', 'signingDate', 'contractDate', 'leaseDate', 'signatureDate'],
  transferMethod: ['ownershipTransfer', 'titleTransfer', 'transferOfOwnership', 'transferOfTitle', 'transferType'],
  deliveredOn: ['deliveryDate', 'handoverDate', 'handedOverOn'],
  lessorOwnsSince: ['ownedSince', 'lessorOwnershipDate', 'lessorAcquiredOn', 'lessorPurchasedOn'],
  liableWithoutFault: ['lesseeLiableWithoutFault', 'tenantLiableWithoutFault', 'lesseeLiableForLossWithoutFault'],
  rentAfterTotalLoss: ['rentContinuesAfterTotalLoss', 'rentDueAfterTotalLoss', 'rentPayableAfterTotalLoss'],
  pastRentRepriced: ['repriceOverdueRent', 'overdueRentRepriced', 'pastDueRentRepriced', 'arrearsRepriced'],
  benchmark: ['benchmarkName', 'base', 'index', 'reference', 'indexName'],
  cap: ['ceiling', 'maximum', 'max'],
  floor: ['minimum', 'min'],
  firstPeriodRent: ['firstPeriod', 'firstRent', 'initialRent', 'firstPeriodAmount'],
  latePaymentCharge: [
    'latePaymentPenalty', 'latePenalty', 'lateFee', 'latePayment', 'lateCharge', 'latePaymentFee', 'delayPenalty',
    'delayCharge', 'lateRentCharge', 'lateRentPenalty', 'overdueCharge', 'overdueRentCharge', 'overduePenalty',
    'penalty',
  ],
  ratePct: ['percent', 'pct', 'rate', 'percentage'],
  beneficiary: ['to', 'payee', 'recipient', 'payableTo', 'paidTo', 'goesTo', 'keptBy', 'destination'],
  linkedLoan: ['conditionalLoan', 'tiedLoan', 'loanCondition'],
  capitalAmount: ['capital'],
  managerLossShare: ['mudaribLossShare', 'mudaribLossRatio', 'entrepreneurLossShare'],
  managerWage: [
    'mudaribSalary', 'managerSalary', 'mudaribWage', 'managementFee', 'monthlySalary', 'mudaribFee', 'salary',
  ],
  fixedReturn: [
    'guaranteedReturn', 'fixedProfitToProvider', 'lumpSumReturn', 'fixedAmount', 'fixedMonthlyReturn', 'lumpSum',
    'fixedProfit',
  ],
  returnPctOfCapital: [
    'guaranteedReturnPct', 'fixedReturnPct', 'profitAsPctOfCapital', 'returnOnCapitalPct', 'fixedReturnPercent',
    'guaranteedReturnPercent', 'percentOfCapital', 'pctOfCapital',
  ],
  expectedReturnBinding: [
    'expectedReturnGuaranteed', 'expectedReturnPayable', 'expectedReturnCommitted', 'expectedReturnDue',
  ],
  capitalGuaranteed: [
    'capitalGuarantee', 'mudaribGuaranteesCapital', 'managerGuaranteesCapital', 'capitalProtected',
    'capitalGuaranteedByMudarib', 'capitalProtection', 'principalProtected', 'principalGuaranteed', 'capitalSecured',
  ],
  profitGuaranteed: ['profitGuarantee', 'mudaribGuaranteesProfit'],
  ownerManages: [
    'coManagement', 'coManages', 'coManaged', 'jointManagement', 'rabbAlMalManages', 'rabbAlMalWorks',
    'investorManages', 'investorWorks', 'providerManages',
    'capitalProviderManages', 'capitalProviderWorks', 'ownerWorks',
  ],
  ownerHoldsFunds: ['rabbAlMalHoldsFunds', 'investorHoldsFunds', 'providerHoldsFunds', 'capitalProviderHoldsFunds'],
  profitFinalBeforeCapital: [
    'interimProfitFinal', 'interimDistributionFinal', 'interimProfitsFinal', 'profitFinalWhileCapitalNotIntact',
  ],
  guarantee: ['thirdPartyGuarantee', 'guarantor', 'externalGuarantee'],
  by: ['name', 'guarantor'],
  paid: ['fee', 'forFee'],
  inContract: ['partOfContract', 'inSameContract', 'withinContract', 'conditionOfContract'],
  firstSlice: [
    'hurdle', 'priorityProfit', 'preferredProfit', 'priorityReturn', 'preferredReturn', 'firstProfitSlice',
  ],
  managerFixedPay: [
    'managingPartnerSalary', 'managingPartnerPay', 'managerSalary', 'managingPartnerFee', 'managerFee',
    'managementFee', 'managingPartnerFixedPay', 'fixedPayToManagingPartner',
  ],
  capitalGuaranteedBy: ['capitalGuarantor', 'guarantor', 'capitalGuarantee'],
  buyout: ['buyOut', 'buyoutUndertaking', 'purchaseUndertaking', 'buyOutUndertaking', 'buyoutPrice', 'exitPrice'],
  price: ['basis', 'at', 'pricing', 'priceBasis', 'value'],
  distributeBeforeCapital: [
    'distributionBeforeCapital', 'distributeBeforeCosts', 'profitBeforeCosts', 'profitSharedBeforeCosts',
    'distributionBeforeCosts',
  ],
  unitPricing: [
    'unitPrice', 'unitPriceBasis', 'unitPriceMethod', 'buyoutPrice', 'buyoutPricing', 'unitPricingBasis',
    'priceBasis', 'unitValuation', 'buyOutPrice', 'purchasePriceBasis',
  ],
  units: ['totalUnits', 'allUnits', 'numberOfUnits'],
  financierUnits: ['bankUnits'],
  clientUnits: ['customerUnits', 'buyerUnits', 'partnerUnits'],
  financierShare: ['bankShare', 'financierSharePct', 'financierPct'],
  clientShare: ['customerShare', 'customerSharePct', 'clientSharePct', 'buyerShare', 'partnerShare', 'clientPct'],
  unitsPerPeriod: [
    'unitsPerQuarter', 'unitsPerMonth', 'unitsPerYear', 'unitsBoughtPerPeriod', 'unitsBoughtPerQuarter',
  ],
  periods: ['numberOfPeriods', 'quarters', 'periodCount'],
  fullRent: ['fullRentPerPeriod', 'rentForWhole', 'totalRentPerPeriod', 'fullRentPerQuarter'],
  rentBasis: ['rentBase', 'rentCalculatedOn', 'rentOn', 'rentCalculation'],
  lossSharing: ['lossSharingBasis', 'lossBorneBy', 'lossAllocation', 'lossBasis'],
  maintenanceResponsibility: [
    'maintenancePaidBy', 'maintenanceBorneBy', 'essentialMaintenance', 'maintenance', 'majorMaintenance',
    'structuralMaintenance',
  ],
  insuranceResponsibility: [
    'insurancePaidBy', 'insuranceBorneBy', 'takafulPaidBy', 'takaful', 'insurance', 'takafulResponsibility',
    'insuranceChargedTo',
  ],
  promise: ['promiseType', 'wad', 'waad', 'purchasePromise', 'buyOutPromise', 'buyoutPromise'],
  use: ['intendedUse', 'purpose', 'intendedPurpose', 'usage'],
};

interface Meaning {
  proper: string;
  /** How many of the names for the term are nearer. */
  place: number;
}

const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = Map.groupBy(
  Object.entries(OTHER_NAMES_OF).flatMap(([proper, names]) => names.map((name, place) => ({ name, proper, place }))),
  ({ name }) => name);

/** "asset_price" is written "assetPrice". */
export const spelled = (name: string): string =>
  name.replace(/[_\s-]+(\p{L})/gu, (_, letter: string) => letter.toUpperCase());

const meaningOf = (name: string, known: Readonly<Record<string, unknown>>): Meaning | undefined =>
  MEANINGS.get(spelled(name))?.find(({ proper }) => Object.hasOwn(known, proper));

/** The library's name of a term, when the term is known and only called otherwise. */
export function properNameOf(name: string, known: Readonly<Record<string, unknown>>): string {
  const plain = spelled(name);
  return Object.hasOwn(known, plain) ? plain : meaningOf(name, known)?.proper ?? name;
}

/** How near a name is to the library's own, where several are told for one term. */
export function rankOf(name: string, known: Readonly<Record<string, unknown>>): number {
  return properNameOf(name, known) === name ? 0 : 1 + (meaningOf(name, known)?.place ?? 0);
}
