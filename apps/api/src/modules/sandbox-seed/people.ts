import type { Network } from '../../platform/money.ts';
import { SANDBOX_BANKS } from '../auth/accounts/sandbox-people.service.ts';
import type { CustomerAssessment, CustomerFile, InventedAccount } from '../customers/public.ts';

/** A customer of the seeded month, with the one wallet that they pay from. */
export interface SeedPerson {
  /** By what the actions call them, which is the name of their account. */
  username: string;
  id: string;
  name: string;
  bankId: string;
  file: CustomerFile;
  wallet: { network: Network; label: string; initialBalance: string };
}

const assessed: CustomerAssessment = {
  level: 'standard', pep: 'none', risk: 'low', riskReasons: [], reviewedOn: '2026-01-15', nextReviewOn: '2027-01-15',
};

const HOME = {
  uae: { network: 'uae_dirham', country: 'AE', bankId: SANDBOX_BANKS.uae.id },
  qatar: { network: 'qatar_cbdc', country: 'QA', bankId: SANDBOX_BANKS.qatar.id },
} as const;
type Home = keyof typeof HOME;

const idOf = (n: number): string => `0193a000-0000-7000-8000-0000000000${n.toString().padStart(2, '0')}`;
const ofBank = (n: number, home: Home, username: string) => ({ id: idOf(n), username, bankId: HOME[home].bankId });

type Person = readonly [
  n: number, home: Home, username: string, name: string, arabic: string, bornOn: string, nationality: string,
  opening: string,
];

const person = ([n, home, username, name, arabic, bornOn, nationality, opening]: Person): SeedPerson => ({
  ...ofBank(n, home, username), name,
  file: {
    kind: 'person', legalName: name, legalNameArabic: arabic, bornOn, nationality, country: HOME[home].country,
    documents: [{
      kind: home === 'uae' ? 'emirates_id' : 'qid', country: HOME[home].country, expiresOn: '2069-06-01',
      number: home === 'uae' ? `784${bornOn.slice(0, 4)}00000${n}1` : `2${bornOn.slice(2, 4)}634000${n}`,
    }],
    owners: [], areOwnersComplete: true, isic: null, mcc: null, purpose: 'living_costs', purposeText: null,
    sourceOfFunds: 'salary', sourceText: null, assessment: assessed,
  },
  wallet: { network: HOME[home].network, label: `${name}, household`, initialBalance: opening },
});

type Company = readonly [
  n: number, home: Home, username: string, name: string, arabic: string, line: { isic: string; mcc?: string },
  owner: string, wallet: readonly [label: string, opening: string],
];

const company = ([n, home, username, name, arabic, line, owner, [label, initialBalance]]: Company): SeedPerson => ({
  ...ofBank(n, home, username), name,
  file: {
    kind: 'organisation', legalName: name, legalNameArabic: arabic, bornOn: '2014-05-04', nationality: null,
    country: HOME[home].country,
    documents: [{
      kind: home === 'uae' ? 'trade_licence' : 'commercial_registration', number: `CN${4_410_000 + n}`,
      country: HOME[home].country, expiresOn: '2031-05-03',
    }],
    owners: [{ name: owner, birthDate: '1975', nationality: HOME[home].country, sharePercent: 100 }],
    areOwnersComplete: true, isic: line.isic, mcc: line.mcc ?? null, purpose: 'trade', purposeText: null,
    sourceOfFunds: 'business', sourceText: null, assessment: assessed,
  },
  wallet: { network: HOME[home].network, label, initialBalance },
});

const PEOPLE: readonly Person[] = [
  [20, 'uae', 'salma', 'Salma Najjar', 'سلمى نجار', '1987-02-11', 'AE', '14500.00'],
  [21, 'uae', 'tariq', 'Tariq Mansoor', 'طارق منصور', '1982-07-23', 'AE', '26000.00'],
  [22, 'uae', 'dalal', 'Dalal Faraj', 'دلال فرج', '1993-11-05', 'JO', '12000.00'],
  [23, 'uae', 'bilal', 'Bilal Qureshi', 'بلال قريشي', '1990-03-17', 'PK', '11200.00'],
  [24, 'uae', 'maria', 'Maria Villanueva', 'ماريا فيلانويفا', '1989-08-30', 'PH', '9800.00'],
  [25, 'uae', 'priya', 'Priya Raghavan', 'بريا راغافان', '1985-12-19', 'IN', '18300.00'],
  [26, 'qatar', 'hessa', 'Hessa Al Kubaisi', 'حصة الكبيسي', '1991-05-14', 'QA', '15800.00'],
  [27, 'qatar', 'nasser', 'Nasser Al Dosari', 'ناصر الدوسري', '1979-10-02', 'QA', '31000.00'],
  [28, 'qatar', 'grace', 'Grace Mensah', 'غريس مينساه', '1988-01-26', 'GH', '6900.00'],
  [29, 'qatar', 'anil', 'Anil Perera', 'أنيل بيريرا', '1984-06-08', 'LK', '9100.00'],
];

/** Whoever has nearly a name of the lists, and was born in another year. */
const NAMESAKE: Person =
  [30, 'uae', 'waleed', 'Waleed Ibrahim Al Examplani', 'وليد إبراهيم الاكسمبلاني', '1996-04-21', 'JO', '5200.00'];

const COMPANIES: readonly Company[] = [
  [40, 'uae', 'rimal', 'Rimal Coast Logistics LLC', 'ساحل الرمال للخدمات اللوجستية ذ.م.م', { isic: '4923' },
    'Saif Al Zaabi', ['Rimal Coast, payroll', '640000.00']],
  [41, 'uae', 'sidra', 'Bayt Al Sidra Properties LLC', 'بيت السدرة للعقارات ذ.م.م', { isic: '6810' },
    'Muna Al Falasi', ['Bayt Al Sidra, rents', '120000.00']],
  [42, 'uae', 'school', 'Najmat Al Khaleej School', 'مدرسة نجمة الخليج', { isic: '8510', mcc: '8211' },
    'Amal Al Ketbi', ['School fees', '85000.00']],
  [43, 'uae', 'safwa', 'Safwa Water and Power', 'صفوة للماء والكهرباء', { isic: '3510', mcc: '4900' },
    'Rashid Al Nuaimi', ['Safwa, collections', '60000.00']],
  [44, 'uae', 'ghaf', 'Ghaf Tree Relief Society', 'جمعية شجرة الغاف للإغاثة', { isic: '8890', mcc: '8398' },
    'Ayesha Al Shehhi', ['Donations', '24000.00']],
  [53, 'uae', 'mawrid', 'Mawrid Zakat Fund', 'صندوق المورد للزكاة', { isic: '8890', mcc: '8398' },
    'Hamda Al Kaabi', ['Zakat', '1200.00']],
  [45, 'uae', 'zahra', 'Zahra Garden Bakery LLC', 'مخبز حديقة زهرة ذ.م.م', { isic: '1071', mcc: '5462' },
    'Zahra Karimi', ['Zahra Garden Bakery', '46000.00']],
  [46, 'uae', 'murjan', 'Murjan Medical Supplies LLC', 'مرجان للمستلزمات الطبية ذ.م.م', { isic: '4649', mcc: '5047' },
    'Faisal Bin Thani', ['Murjan, purchases', '210000.00']],
  [47, 'uae', 'waha', 'Waha Family Markets LLC', 'أسواق واحة العائلة ذ.م.م', { isic: '4711', mcc: '5411' },
    'Obaid Al Mazrouei', ['Waha Markets, till', '95000.00']],
  [48, 'qatar', 'lulwa', 'Lulwa Contracting WLL', 'لؤلؤة للمقاولات ذ.م.م', { isic: '4100' },
    'Mohammed Al Sulaiti', ['Lulwa, payroll', '520000.00']],
  [49, 'qatar', 'yasmin', 'Yasmin Court Residences WLL', 'مساكن ساحة الياسمين ذ.م.م', { isic: '6810' },
    'Noora Al Hajri', ['Yasmin Court, rents', '90000.00']],
  [50, 'qatar', 'bustan', 'Bustan Academy', 'أكاديمية البستان', { isic: '8510', mcc: '8211' },
    'Sheikha Al Misnad', ['Tuition', '70000.00']],
  [51, 'qatar', 'anwar', 'Anwar Utilities', 'أنوار للخدمات', { isic: '3510', mcc: '4900' },
    'Hamad Al Attiyah', ['Anwar, collections', '52000.00']],
  [52, 'qatar', 'qafila', 'Qafila Food Stores WLL', 'قافلة للأغذية ذ.م.م', { isic: '4711', mcc: '5411' },
    'Ali Al Emadi', ['Qafila, till', '88000.00']],
];

/** SeedCustomers that every sandbox has in its books, who here have wallets as well. */
const KNOWN: readonly Omit<SeedPerson, 'file'>[] = [
  {
    ...ofBank(11, 'uae', 'khalid'), name: 'Khalid Al Suwaidi',
    wallet: { network: 'uae_dirham', label: 'Khalid, savings', initialBalance: '68000.00' },
  },
  {
    ...ofBank(12, 'uae', 'layla'), name: 'Layla Haddad',
    wallet: { network: 'uae_dirham', label: 'Layla, household', initialBalance: '16400.00' },
  },
  {
    ...ofBank(13, 'uae', 'noor.trading'), name: 'Noor Trading',
    wallet: { network: 'uae_dirham', label: 'Noor Trading, main', initialBalance: '185000.00' },
  },
];

const NEWCOMERS: readonly SeedPerson[] = [...PEOPLE.map(person), ...COMPANIES.map(company)];
const LATECOMER = person(NAMESAKE);

/** Those whose accounts and files are made at the beginning. */
export const NEW_ACCOUNTS: readonly InventedAccount[] = NEWCOMERS;
export const NEW_FILES: Readonly<Record<string, CustomerFile>> =
  Object.fromEntries(NEWCOMERS.map(({ id, file }) => [id, file]));

/** Whoever becomes a customer later on, and is sought in the lists then. */
export { LATECOMER };

/** All who have a wallet from the beginning. */
export const SEED_PEOPLE: readonly Omit<SeedPerson, 'file'>[] = [...KNOWN, ...NEWCOMERS];
