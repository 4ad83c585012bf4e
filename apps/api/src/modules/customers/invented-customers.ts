import type { CustomerAssessment, CustomerFile } from './customer-file.ts';

/** An invented customer who only stands in the books: nobody signs in by the account. */
export interface InventedAccount { id: string; username: string; name: string; bankId: string }

const EMIRATES_BANK = '0193a000-0000-7000-8000-00000000ba01';
const idOf = (n: number): string => `0193a000-0000-7000-8000-0000000000${n.toString().padStart(2, '0')}`;

export const INVENTED_ACCOUNTS: readonly InventedAccount[] = [
  { id: idOf(11), username: 'khalid', name: 'Khalid Al Suwaidi', bankId: EMIRATES_BANK },
  { id: idOf(12), username: 'layla', name: 'Layla Haddad', bankId: EMIRATES_BANK },
  { id: idOf(13), username: 'noor.trading', name: 'Noor Trading', bankId: EMIRATES_BANK },
];

const assessed: CustomerAssessment = {
  level: 'standard', pep: 'none', risk: 'low', riskReasons: [], reviewedOn: '2026-01-15', nextReviewOn: '2027-01-15',
};

const person = {
  kind: 'person', owners: [], areOwnersComplete: true, isic: null, mcc: null, purpose: 'living_costs',
  purposeText: null, sourceOfFunds: 'salary', sourceText: null, assessment: assessed,
} as const;

const organisation = {
  kind: 'organisation', nationality: null, mcc: null, areOwnersComplete: true, purposeText: null, sourceText: null,
} as const;

const bank = (legalName: string, legalNameArabic: string, country: 'AE' | 'QA', number: string): CustomerFile => ({
  ...organisation, legalName, legalNameArabic, bornOn: '2010-01-03', country, isic: '6419', owners: [],
  documents: [{ kind: 'licence_of_regulator', number, country, expiresOn: null }],
  purpose: 'settlement', sourceOfFunds: 'business',
  assessment: { ...assessed, level: 'enhanced' },
});

/** The files of the sandbox's customers, by the id of the account; nobody and nothing in them exists. */
export const INVENTED_FILES: Readonly<Record<string, CustomerFile>> = {
  [idOf(2)]: bank('Emirates Sandbox Bank', 'بنك الإمارات التجريبي', 'AE', 'SB00001'),
  [idOf(3)]: bank('Qatar Sandbox Bank', 'بنك قطر التجريبي', 'QA', 'SB00002'),
  [idOf(4)]: {
    ...person, legalName: 'Amina Rahman', legalNameArabic: 'أمينة رحمن', bornOn: '1991-04-12', nationality: 'AE',
    country: 'AE',
    documents: [{ kind: 'emirates_id', number: '784199100000118', country: 'AE', expiresOn: '2069-03-01' }],
  },
  [idOf(5)]: {
    ...person, legalName: 'Yusuf Al Kuwari', legalNameArabic: 'يوسف الكواري', bornOn: '1988-09-30', nationality: 'QA',
    country: 'QA', documents: [{ kind: 'qid', number: '28863400012', country: 'QA', expiresOn: '2069-06-01' }],
  },
  [idOf(11)]: {
    ...person, legalName: 'Khalid Al Suwaidi', legalNameArabic: 'خالد السويدي', bornOn: '1966-02-20',
    nationality: 'AE', country: 'AE', purpose: 'savings', sourceOfFunds: 'property',
    documents: [{ kind: 'emirates_id', number: '784196600000135', country: 'AE', expiresOn: '2031-02-01' }],
    assessment: { ...assessed, level: 'enhanced', pep: 'pep', risk: 'high', riskReasons: ['political_exposure'] },
  },
  [idOf(12)]: {
    ...person, legalName: 'Layla Haddad', legalNameArabic: 'ليلى حداد', bornOn: '1984-03-02', nationality: 'LB',
    country: 'AE', documents: [{ kind: 'passport', number: 'RL0042114', country: 'LB', expiresOn: '2025-09-30' }],
    assessment: { ...assessed, risk: 'medium', riskReasons: ['country'] },
  },
  [idOf(13)]: {
    ...organisation, legalName: 'Noor Trading LLC', legalNameArabic: 'نور للتجارة ذ.م.م', bornOn: '2018-05-06',
    country: 'AE', isic: '4711', mcc: '5411', purpose: 'trade', sourceOfFunds: 'business',
    documents: [{ kind: 'trade_licence', number: 'CN1234567', country: 'AE', expiresOn: '2030-05-05' }],
    owners: [
      { name: 'Huda Al Suwaidi', birthDate: '1979-06-30', nationality: 'AE', sharePercent: 60 },
      { name: 'Omar Haddad', birthDate: '1981', nationality: 'LB', sharePercent: 40 },
    ],
    assessment: { ...assessed, risk: 'medium', riskReasons: ['cash'] },
  },
};
