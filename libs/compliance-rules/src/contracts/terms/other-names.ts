/** Names that people give to terms, with the name that the library has for each. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(Object.entries({
  profitShare: 'profit', profitPct: 'profit', profitRatio: 'profit', profitPercent: 'profit',
  lossShare: 'loss', lossPct: 'loss', lossRatio: 'loss', lossPercent: 'loss',
  capitalContribution: 'capital', contribution: 'capital', contributionAmount: 'capital',
  lessor: 'landlord', lessee: 'tenant', rabbAlMal: 'capitalProvider', investor: 'capitalProvider',
  mudarib: 'entrepreneur', manager: 'entrepreneur', costPrice: 'assetPrice', cost: 'assetPrice',
  monthlyRental: 'monthlyRent', leaseTerm: 'rentalPeriod', capital: 'capitalAmount',
  numberOfInstallments: 'installments',
  latePaymentPenalty: 'latePaymentCharge', latePenalty: 'latePaymentCharge', lateFee: 'latePaymentCharge',
  insurancePaidBy: 'insuranceResponsibility', maintenancePaidBy: 'maintenanceResponsibility',
}));

/** The library's name of a term, when the term is known and only called otherwise. */
export function properNameOf(name: string, known: Readonly<Record<string, unknown>>): string {
  if (Object.hasOwn(known, name)) return name;
  const proper = OTHER_NAMES.get(name);
  return proper !== undefined && Object.hasOwn(known, proper) ? proper : name;
}
