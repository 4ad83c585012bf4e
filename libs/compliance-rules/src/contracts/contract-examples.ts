import type {
  DiminishingMusharakaTerms, IjaraTerms, MudarabaTerms, MurabahaTerms, MusharakaTerms,
} from './terms/terms.ts';

/** A sound murabaha with the given changes. */
export function murabaha(changes: Partial<MurabahaTerms> = {}): MurabahaTerms {
  return {
    type: 'murabaha', assetDescription: 'Delivery van, chassis 4471', assetPrice: '100000.00', profitMargin: 7.5,
    installments: 12, deferredPaymentPeriod: 12, buyer: 'Customer', seller: 'Bank', supplier: 'Dealer',
    sellerPurchasedOn: '2026-01-05', possession: 'actual', saleSignedOn: '2026-01-10', ...changes,
  };
}

/** A sound lease with the given changes. */
export function ijara(changes: Partial<IjaraTerms> = {}): IjaraTerms {
  return ijaraOfUnknown({ lessorOwnsSince: '2026-01-01', ...changes });
}

/** A lease with the given changes that does not say since when the lessor owns the asset. */
export function ijaraOfUnknown(changes: Partial<IjaraTerms> = {}): IjaraTerms {
  return {
    type: 'ijara', assetDescription: 'Crane, serial 90-A', rentalPeriod: 12, monthlyRent: '9000.00', landlord: 'Bank',
    tenant: 'Builder', signedOn: '2026-01-10', deliveredOn: '2026-01-15', ...changes,
  };
}

/** A sound mudaraba with the given changes. */
export function mudaraba(changes: Partial<MudarabaTerms> = {}): MudarabaTerms {
  return {
    type: 'mudaraba', capitalAmount: '200000.00', rabbAlMalRatio: 70, mudaribRatio: 30, duration: 12,
    businessDescription: 'Wholesale of dates', capitalProvider: 'Fund', entrepreneur: 'Trader', mandate: 'restricted',
    ...changes,
  };
}

const working = { name: 'Workshop', capital: '300000.00', works: true, profit: 60 } as const;
const silent = { name: 'Fund', capital: '200000.00', works: false, profit: 40 } as const;

/** A sound partnership whose second partner is changed as given. */
export function partnership(second: Partial<NonNullable<MusharakaTerms['partners']>[number]>): MusharakaTerms {
  return musharaka({ partners: [working, { ...silent, ...second }] });
}

/** A sound musharaka with the given changes. */
export function musharaka(changes: Partial<MusharakaTerms> = {}): MusharakaTerms {
  return { type: 'musharaka', businessDescription: 'Furniture workshop', partners: [working, silent], ...changes };
}

/** A sound diminishing musharaka with the given changes. */
export function diminishing(changes: Partial<DiminishingMusharakaTerms> = {}): DiminishingMusharakaTerms {
  return {
    type: 'diminishing-musharaka', assetDescription: 'Apartment 12, Marina Tower', financier: 'Bank', client: 'Family',
    units: 100, financierUnits: 80, clientUnits: 20, unitsPerPeriod: 4, fullRent: '15000.00', unitPricing: 'market',
    ...changes,
  };
}
