import type { ContractType } from '@connect/sdk';
import type { Words } from '../../../i18n/words.ts';

/** One blank of a contract's form. */
export interface TermField<Name extends string = string> {
  name: Name;
  kind: 'amount' | 'number' | 'text' | 'party' | 'upkeep' | 'flag';
  initial?: string;
}

/** The blanks that have a name in the words of the console. */
type TermName = Exclude<keyof Words['contracts']['term'], `partner${string}`>;

type Maker = (name: TermName, initial?: string) => TermField<TermName>;
const amount: Maker = (name) => ({ name, kind: 'amount' });
const number: Maker = (name, initial = '') => ({ name, kind: 'number', initial });
const text: Maker = (name) => ({ name, kind: 'text' });
const party: Maker = (name) => ({ name, kind: 'party' });

/** What the form of each type asks for, in its order, with what it begins with. */
export const fieldsOf: Record<ContractType, readonly TermField<TermName>[]> = {
  murabaha: [
    amount('assetPrice'), number('profitMargin'), number('installments', '12'), number('deferredPaymentPeriod', '12'),
    party('buyer'), party('seller'), party('supplier'), text('assetDescription'),
  ],
  ijara: [
    amount('assetValue'), number('rentalPeriod', '12'), amount('monthlyRent'),
    { name: 'maintenanceResponsibility', kind: 'upkeep', initial: 'lessor' },
    { name: 'insuranceResponsibility', kind: 'upkeep', initial: 'lessor' },
    { name: 'purchaseOption', kind: 'flag', initial: 'false' },
    party('tenant'), party('landlord'), party('supplier'), text('assetDescription'), text('lessorOwnsSince'),
  ],
  mudaraba: [
    amount('capitalAmount'), number('rabbAlMalRatio', '70'), number('mudaribRatio', '30'), number('duration', '12'),
    text('businessDescription'), text('expectedReturn'), party('capitalProvider'), party('entrepreneur'),
    party('venture'),
  ],
  musharaka: [text('businessDescription'), party('venture')],
  'diminishing-musharaka': [
    amount('assetValue'), number('units', '100'), number('financierUnits', '80'), number('unitsPerPeriod', '4'),
    number('periodMonths', '1'), amount('fullRent'), party('financier'), party('client'), party('supplier'),
    text('assetDescription'),
  ],
};

export const contractTypes = Object.keys(fieldsOf) as ContractType[];

/** Tells a type of contract from other texts of an address. */
export const isContractType = (text: string): text is ContractType => text in fieldsOf;
