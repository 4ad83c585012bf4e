import { cite } from '../../citations.ts';
import { fact } from '../../evidence.ts';
import { readMinor } from '../../money.ts';
import type { Evidence } from '../../verdict.ts';
import { ijara } from '../contract-examples.ts';
import type { ContractContext, ContractRule } from '../contract-rule.ts';
import { minorOf, scheduleSum } from '../figures.ts';
import { hasWord, factIf } from '../term-evidence.ts';
import { chargeForDelay } from './common.ts';

const contracts = ['ijara'] as const;

/** What rent is, from when and until when it runs, and what becomes of rent that is late. */
export const ijaraRentRules: readonly ContractRule[] = [
  {
    id: 'IJA-003', contracts, clause: 'monthlyRent', severity: 'prohibit',
    title: { en: 'Unknown rent', ar: 'أجرة مجهولة' },
    when: unknownRent,
    explain: {
      en: 'The rent is not known: a figure, or a published benchmark with a first rent, a floor and a cap, is missing.',
      ar: 'الأجرة غير معلومة: لا رقم، ولا مؤشر معلن مع أجرة أولى وحد أدنى وأعلى.',
    },
    remedy: { en: 'State the rent or complete the formula.', ar: 'حدد الأجرة أو أكمل المعادلة.' },
    cite: cite('ss-9'),
    examples: {
      compliant: [
        ijara(), ijara({ clauses: 'The lessor may not change the rent at its discretion.' }),
        ijara({ clauses: 'الأجرة ثابتة ومعلومة.' }),
      ],
      violating: [
        ijara({ monthlyRent: null }), ijara({ rentFormula: { benchmark: 'EIBOR', spread: 1 } }),
        ijara({ clauses: 'The lessor sets the rent at its sole discretion.' }),
        ijara({ clauses: 'يحدد المؤجر الأجرة كما يشاء.' }),
      ],
    },
  },
  {
    id: 'IJA-004', contracts, clause: 'rentalPeriod', severity: 'prohibit',
    title: { en: 'No term', ar: 'مدة غير محددة' },
    when: ({ missing }) => factIf(missing.has('rentalPeriod'), 'rentalPeriod'),
    explain: { en: 'The lease has no known term.', ar: 'ليس للإجارة مدة معلومة.' },
    remedy: { en: 'State the term.', ar: 'حدد المدة.' },
    cite: cite('ss-9'),
    examples: {
      compliant: [
        ijara(),
        ijara({ clauses: 'The lease ends after twelve months.' }),
        ijara({ clauses: 'مدة الإيجار سنة واحدة.' }),
      ],
      violating: [
        ijara({ rentalPeriod: null }),
        ijara({ clauses: 'The lease has no fixed term.' }),
        ijara({ clauses: 'المدة غير محددة.' }),
      ],
    },
  },
  {
    id: 'IJA-005', contracts, clause: 'rentStartsOn', severity: 'prohibit',
    title: { en: 'Rent before delivery', ar: 'أجرة قبل التسليم' },
    when: rentBeforeDelivery,
    explain: { en: 'Rent runs before the asset can be used.', ar: 'تسري الأجرة قبل التمكن من الانتفاع.' },
    remedy: { en: 'Start the rent with usable delivery.', ar: 'ابدأ الأجرة من التسليم الممكّن من الانتفاع.' },
    cite: cite('ss-9'),
    examples: {
      compliant: [
        ijara({ rentStartsOn: '2026-01-15' }), ijara({ clauses: 'No rent is due before delivery.' }),
        ijara({ clauses: 'لا تستحق الأجرة قبل التسليم.' }),
      ],
      violating: [
        ijara({ rentStartsOn: '2026-01-10' }), ijara({ clauses: 'Rent is due before delivery.' }),
        ijara({ clauses: 'تستحق الأجرة قبل تسليم العين.' }),
      ],
    },
  },
  {
    id: 'IJA-010', contracts, clause: 'latePaymentCharge', severity: 'prohibit',
    title: { en: 'Charge on overdue rent', ar: 'غرامة على الأجرة المتأخرة' },
    when: chargeForDelay,
    explain: { en: 'The lessor gains from rent that is late.', ar: 'ينتفع المؤجر من تأخر الأجرة.' },
    remedy: { en: 'Let what is charged go to charity.', ar: 'اصرف ما يؤخذ في وجوه الخير.' },
    cite: cite('ss-3', 'ss-9'),
    examples: {
      compliant: [
        ijara({ latePaymentCharge: { amount: '50', beneficiary: 'charity' } }),
        ijara({ clauses: 'No late fee is charged.' }), ijara({ clauses: 'لا غرامة على التأخير.' }),
      ],
      violating: [
        ijara({ latePaymentCharge: { amount: '50', beneficiary: 'lessor' } }),
        ijara({ clauses: 'Overdue rent bears a penalty for the landlord.' }),
        ijara({ clauses: 'غرامة على الأجرة المتأخرة لصالح المؤجر.' }),
      ],
    },
  },
  {
    id: 'IJA-011', contracts, clause: 'pastRentRepriced', severity: 'prohibit',
    title: { en: 'Past rent priced anew', ar: 'تعديل أجرة مستحقة' },
    when: ({ terms: { pastRentRepriced } }) => factIf(pastRentRepriced === true, 'pastRentRepriced', true),
    explain: { en: 'Rent that is already owed is a debt and cannot be raised.', ar: 'الأجرة المستحقة دين لا يزاد.' },
    remedy: {
      en: 'Change the rent of future periods only, by agreement.',
      ar: 'عدّل أجرة المدد المستقبلة فقط بالاتفاق.',
    },
    cite: cite('ss-9'),
    examples: {
      compliant: [
        ijara({ pastRentRepriced: false }), ijara({ clauses: 'Overdue rent is not adjusted.' }),
        ijara({ clauses: 'لا تعدل الأجرة المستحقة.' }),
      ],
      violating: [
        ijara({ pastRentRepriced: true }), ijara({ clauses: 'Overdue rent is recalculated at the new rate.' }),
        ijara({ clauses: 'تعدل الأجرة المستحقة.' }),
      ],
    },
  },
  {
    id: 'IJA-014', contracts, clause: 'accelerationAfterRepossession', severity: 'flag',
    title: { en: 'Rent for months without use', ar: 'أجرة أشهر بلا انتفاع' },
    when: ({ terms: { accelerationAfterRepossession: isDue } }) =>
      factIf(isDue === true, 'accelerationAfterRepossession', true),
    explain: {
      en: 'Rent of the remaining months falls due although the asset was taken back.',
      ar: 'تحل أجرة الأشهر الباقية مع استرداد العين.',
    },
    remedy: { en: 'Claim only rent for use.', ar: 'طالب بأجرة مدة الانتفاع فقط.' },
    cite: cite('ss-9'),
    examples: {
      compliant: [
        ijara({ accelerationAfterRepossession: false }),
        ijara({ clauses: 'On repossession the remaining rents are not due.' }),
        ijara({ clauses: 'عند الاسترداد لا تستحق الأجرة المتبقية.' }),
      ],
      violating: [
        ijara({ accelerationAfterRepossession: true }),
        ijara({ clauses: 'On repossession all remaining rents fall due.' }),
        ijara({ clauses: 'عند استرداد العين تحل الأجور المتبقية.' }),
      ],
    },
  },
  {
    id: 'IJA-015', contracts, clause: 'totalRent', severity: 'prohibit',
    title: { en: 'Rent that does not add up', ar: 'أجرة لا يستقيم حسابها' },
    when: wrongTotal,
    explain: { en: 'The stated total is not the sum of the rents.', ar: 'الإجمالي المذكور ليس مجموع الأجور.' },
    remedy: { en: 'Correct the total.', ar: 'صحح الإجمالي.' },
    cite: cite('sound-terms'),
    examples: {
      compliant: [ijara({ totalRent: 108000 })],
      violating: [ijara({ totalRent: 100000 }), ijara({ totalRent: 108000, schedule: ['9000.00'] })],
    },
  },
];

function unknownRent({ terms: { monthlyRent, rentFormula }, missing }: ContractContext): Evidence[] | undefined {
  if (rentFormula !== undefined) {
    const { benchmark, floor, cap, firstPeriodRent } = rentFormula;
    const firstRent = firstPeriodRent ?? monthlyRent;
    const needed = Object.entries({ benchmark, floor, cap, firstPeriodRent: firstRent });
    const lacks = needed.find(([, value]) => value === undefined);
    return lacks === undefined ? undefined : [fact(`rentFormula.${lacks[0]}`)];
  }
  return factIf(monthlyRent === undefined && missing.has('monthlyRent'), 'monthlyRent');
}

/** A day, or the signing by its name, from which rent runs. */
function rentBeforeDelivery({ terms, missing }: ContractContext): Evidence[] | undefined {
  const { rentStartsOn: starts, deliveredOn, signedOn } = terms;
  if (starts === undefined) return undefined;
  const isFromSigning = hasWord(starts, 'sign', 'contract', 'العقد', 'التوقيع');
  const day = isFromSigning ? signedOn : starts;
  const isLater = deliveredOn === undefined ? isFromSigning && missing.has('deliveredOn')
    : day !== undefined && day < deliveredOn;
  return factIf(isLater, 'rentStartsOn', starts);
}

function wrongTotal({ terms }: ContractContext): Evidence[] | undefined {
  const { totalRent, monthlyRent, rentalPeriod } = terms;
  if (totalRent === undefined) return undefined;
  const rent = readMinor(monthlyRent);
  const months = rentalPeriod ?? 0;
  const whole = rent === undefined || months < 1 || !Number.isInteger(months) ? undefined : rent * BigInt(months);
  const sum = scheduleSum(terms) ?? whole;
  return factIf(sum !== undefined && sum !== minorOf(totalRent), 'totalRent', totalRent);
}
