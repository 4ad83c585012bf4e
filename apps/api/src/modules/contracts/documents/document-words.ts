import type { ContractTerms } from '@connect/compliance-rules';
import { groupedMinor, type Currency } from '../../../platform/money.ts';
import { partyIn, type LiveContract } from '../live-contract.ts';
import type { ContractType, PartyRole } from '../terms/contract-kinds.ts';
import type { Plan } from '../terms/contract-plan.ts';

export const DOCUMENT_LANGUAGES = ['en', 'ar'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** One sentence of a contract in both languages. */
export type Clause = Readonly<Record<DocumentLanguage, string>>;

/** What the clauses of a contract are written from. */
export interface Draftsman {
  contract: LiveContract;
  terms: ContractTerms & Readonly<Record<string, unknown>>;
  plan: Plan | null;
  /** The name of who takes part in a role. */
  who: (role: PartyRole, position?: number) => Clause;
  /** An amount with its currency. */
  money: (minor: bigint) => Clause;
}

const UNNAMED: Clause = { en: '(not named yet)', ar: '(لم يُسمَّ بعد)' };
const CURRENCY_NAMES: Readonly<Record<Currency, Clause>> = {
  AED: { en: 'AED', ar: 'درهم إماراتي' }, QAR: { en: 'QAR', ar: 'ريال قطري' },
};

export const TITLES: Readonly<Record<ContractType, Clause>> = {
  murabaha: { en: 'Murabaha contract of sale', ar: 'عقد بيع مرابحة' },
  ijara: { en: 'Ijara contract of lease', ar: 'عقد إجارة' },
  mudaraba: { en: 'Mudaraba contract', ar: 'عقد مضاربة' },
  musharaka: { en: 'Musharaka contract of partnership', ar: 'عقد مشاركة' },
  'diminishing-musharaka': { en: 'Diminishing musharaka contract', ar: 'عقد مشاركة متناقصة' },
};

export const ROLE_NAMES: Readonly<Record<PartyRole, Clause>> = {
  seller: { en: 'Seller', ar: 'البائع' }, buyer: { en: 'Buyer', ar: 'المشتري' },
  supplier: { en: 'Supplier', ar: 'المورد' }, landlord: { en: 'Lessor', ar: 'المؤجر' },
  tenant: { en: 'Lessee', ar: 'المستأجر' }, capitalProvider: { en: 'Provider of capital', ar: 'رب المال' },
  entrepreneur: { en: 'Manager', ar: 'المضارب' }, venture: { en: 'Wallet of the venture', ar: 'محفظة المشروع' },
  partner: { en: 'Partner', ar: 'الشريك' }, financier: { en: 'Financier', ar: 'الممول' },
  client: { en: 'Client', ar: 'العميل' },
};

/** Prepares what clauses are written from. */
export const draftsmanOf = (contract: LiveContract, plan: Plan | null): Draftsman => ({
  contract, plan, terms: contract.terms,
  who: (role, position = 0) => {
    const party = partyIn(contract, role, position);
    return party === undefined ? UNNAMED : { en: party.name, ar: party.name };
  },
  money: (minor) => both((language) => `${groupedMinor(minor)} ${CURRENCY_NAMES[contract.currency][language]}`),
});

/** The same words in both languages, each in its own way. */
export const both = (words: (language: DocumentLanguage) => string): Clause => ({ en: words('en'), ar: words('ar') });
