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

/** The parts of a contract's form, in their order. */
export const sectionNames = ['parties', 'object', 'money', 'dates', 'options'] as const;
export type SectionName = (typeof sectionNames)[number];

type Sections = Partial<Record<SectionName, readonly TermField<TermName>[]>>;

/** What the form of each type asks for, in the parts and the order it is asked in, with what it begins with. */
export const sectionsOf: Record<ContractType, Sections> = {
  murabaha: {
    parties: [party('seller'), party('buyer'), party('supplier')],
    object: [text('assetDescription')],
    money: [amount('assetPrice'), number('profitMargin')],
    dates: [number('installments', '12'), number('deferredPaymentPeriod', '12')],
  },
  ijara: {
    parties: [party('landlord'), party('tenant'), party('supplier')],
    object: [text('assetDescription'), text('lessorOwnsSince')],
    money: [amount('assetValue'), amount('monthlyRent')],
    dates: [number('rentalPeriod', '12')],
    options: [
      { name: 'maintenanceResponsibility', kind: 'upkeep', initial: 'lessor' },
      { name: 'insuranceResponsibility', kind: 'upkeep', initial: 'lessor' },
      { name: 'purchaseOption', kind: 'flag', initial: 'false' },
    ],
  },
  mudaraba: {
    parties: [party('capitalProvider'), party('entrepreneur'), party('venture')],
    object: [text('businessDescription')],
    money: [
      amount('capitalAmount'), text('expectedReturn'), number('rabbAlMalRatio', '70'), number('mudaribRatio', '30'),
    ],
    dates: [number('duration', '12')],
  },
  musharaka: { parties: [party('venture')], object: [text('businessDescription')] },
  'diminishing-musharaka': {
    parties: [party('financier'), party('client'), party('supplier')],
    object: [text('assetDescription'), number('units', '100'), number('financierUnits', '80')],
    money: [amount('assetValue'), amount('fullRent')],
    dates: [number('unitsPerPeriod', '4'), number('periodMonths', '1')],
  },
};

/** All blanks of the form of a type. */
export const fieldsOf = (type: ContractType): readonly TermField<TermName>[] =>
  sectionNames.flatMap((name) => sectionsOf[type][name] ?? []);

export const contractTypes = Object.keys(sectionsOf) as ContractType[];

/** Tells a type of contract from other texts of an address. */
export const isContractType = (text: string): text is ContractType => text in sectionsOf;
