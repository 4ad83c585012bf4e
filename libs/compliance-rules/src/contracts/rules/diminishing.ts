import { cite } from '../../citations.ts';
import { fact } from '../../evidence.ts';
import type { Evidence } from '../../verdict.ts';
import { diminishing } from '../contract-examples.ts';
import type { ContractContext, ContractRule } from '../contract-rule.ts';
import { hasWord, factIf } from '../term-evidence.ts';
import type { KnownTerms } from '../terms/terms.ts';

const contracts = ['diminishing-musharaka'] as const;
const WHOLE = 100;
const CURRENT = ['financier', 'current', 'remaining', 'share', 'bank'] as const;
const FIRST_PRICE = ['face', 'original', 'nominal', 'cost', 'par', 'fixed', 'initial', 'اسمي', 'الأصلي'] as const;
const CLIENT = ['client', 'customer', 'buyer', 'lessee', 'tenant', 'العميل'] as const;
const NOT_CURRENT = ['original', 'initial', 'whole', 'full', 'entire', 'irrespective', 'regardless'] as const;

/** Joint ownership that ends in the hands of one. */
export const diminishingRules: readonly ContractRule[] = [
  {
    id: 'DIM-001', contracts, clause: 'promise', severity: 'prohibit',
    title: { en: 'Sales concluded in advance', ar: 'بيوع مبرمة سلفًا' },
    when: ({ terms: { promise } }) => factIf(promise?.oneSided === false, 'promise.oneSided', false)
      ?? factIf(promise?.separateSales === false, 'promise.separateSales', false),
    explain: {
      en: 'The buy-out binds both sides now, or partnership, lease and sale are conditions of each other.',
      ar: 'البيع ملزم للطرفين الآن، أو المشاركة والإجارة والبيع شروط بعضها لبعض.',
    },
    remedy: { en: 'Use a one-sided promise and a sale for each unit.', ar: 'استخدم وعدًا من طرف وبيعًا لكل حصة.' },
    cite: cite('iifa-136'),
    examples: {
      compliant: [
        diminishing({ promise: { oneSided: true } }), diminishing({ clauses: 'The promise is not binding on both.' }),
        diminishing({ clauses: 'البيع غير ملزم للطرفين.' }),
      ],
      violating: [
        diminishing({ promise: { oneSided: false } }), diminishing({ clauses: 'The sales are concluded now.' }),
        diminishing({ clauses: 'البيع ملزم للطرفين.' }),
      ],
    },
  },
  {
    id: 'DIM-002', contracts, clause: 'unitPricing', severity: 'prohibit',
    title: { en: 'Units at face value', ar: 'حصص بقيمتها الاسمية' },
    when: ({ terms: { unitPricing } }) =>
      factIf(isFirstPrice(unitPricing), 'unitPricing', unitPricing),
    explain: {
      en: 'Units are bought at their first price, which guarantees the financier’s capital.',
      ar: 'تُشترى الحصص بثمنها الأول، وهو ضمان لرأس مال الممول.',
    },
    remedy: {
      en: 'Use the market value or a price agreed on the day.',
      ar: 'استخدم القيمة السوقية أو ثمنًا يتفق عليه يومئذ.',
    },
    cite: cite('ss-12', 'iifa-136'),
    examples: {
      compliant: [
        diminishing({ unitPricing: 'agreed on the day' }),
        diminishing({ clauses: 'Units are not sold at face value.' }),
        diminishing({ clauses: 'تباع الحصص بالقيمة السوقية.' }),
      ],
      violating: [
        diminishing({ unitPricing: 'faceValue' }), diminishing({ clauses: 'Units are sold at the original price.' }),
        diminishing({ clauses: 'تباع الحصص بقيمتها الاسمية.' }),
      ],
    },
  },
  {
    id: 'DIM-003', contracts, clause: 'rentBasis', severity: 'prohibit',
    title: { en: 'Rent on what the client already owns', ar: 'أجرة على ما ملكه العميل' },
    when: ({ terms: { rentBasis } }) => factIf(
      rentBasis !== undefined && (hasWord(rentBasis, ...NOT_CURRENT) || !hasWord(rentBasis, ...CURRENT)),
      'rentBasis',
      rentBasis),
    explain: {
      en: 'Rent does not follow the financier’s current share.',
      ar: 'لا تتبع الأجرة حصة الممول الحالية.',
    },
    remedy: { en: 'Charge rent on the remaining share only.', ar: 'احسب الأجرة على الحصة الباقية فقط.' },
    cite: cite('iifa-136'),
    examples: {
      compliant: [
        diminishing({ rentBasis: 'financierShare' }), diminishing({ clauses: 'The rent falls with each unit bought.' }),
        diminishing({ clauses: 'تنقص الأجرة كلما اشترى العميل حصة.' }),
      ],
      violating: [
        diminishing({ rentBasis: 'wholeAsset' }), diminishing({ clauses: 'The rent remains the same throughout.' }),
        diminishing({ clauses: 'تبقى الأجرة ثابتة.' }),
      ],
    },
  },
  {
    id: 'DIM-004', contracts, clause: 'maintenanceResponsibility', severity: 'prohibit',
    title: { en: 'Owner’s burdens on one side', ar: 'أعباء الملك على طرف' },
    when: burdensOnClient,
    explain: {
      en: 'Essential maintenance or cover is not borne by shares of ownership.',
      ar: 'لا تُحمَّل الصيانة الأساسية أو التأمين بقدر الملكية.',
    },
    remedy: { en: 'Share them by ownership.', ar: 'وزعها بقدر الملكية.' },
    cite: cite('iifa-136'),
    examples: {
      compliant: [
        diminishing({ maintenanceResponsibility: 'by share' }),
        diminishing({ clauses: 'Each party bears maintenance in proportion to ownership.' }),
        diminishing({ clauses: 'الصيانة على الطرفين بقدر الملكية.' }),
      ],
      violating: [
        diminishing({ maintenanceResponsibility: 'client' }),
        diminishing({ clauses: 'The client alone pays for maintenance.' }),
        diminishing({ clauses: 'يتحمل العميل الصيانة الأساسية.' }),
      ],
    },
  },
  {
    id: 'DIM-005', contracts, clause: 'units', severity: 'prohibit',
    title: { en: 'Shares that do not work out', ar: 'حصص لا يستقيم حسابها' },
    when: wrongShares,
    explain: {
      en: 'The shares are not the whole, or the schedule does not end with the client owning all.',
      ar: 'الحصص لا تساوي الكل، أو لا ينتهي الجدول بتملك العميل.',
    },
    remedy: { en: 'Correct the shares or the number of periods.', ar: 'صحح الحصص أو عدد الفترات.' },
    cite: cite('sound-terms'),
    examples: {
      compliant: [diminishing({ periods: 20 })],
      violating: [
        diminishing({ clientUnits: 10 }),
        diminishing({ periods: 10 }),
        diminishing({ financierShare: 70, clientShare: 40 }),
      ],
    },
  },
  {
    id: 'DIM-006', contracts, clause: 'lossSharing', severity: 'prohibit',
    title: { en: 'Loss that does not follow ownership', ar: 'خسارة لا تتبع الملكية' },
    when: ({ terms }) => factIf(!followsOwnership(terms), 'lossSharing', terms.lossSharing),
    explain: { en: 'Loss is not borne by shares of capital.', ar: 'لا توزع الخسارة بقدر رأس المال.' },
    remedy: { en: 'Let loss follow ownership.', ar: 'اجعل الخسارة بقدر الملكية.' },
    cite: cite('iifa-136'),
    examples: {
      compliant: [
        diminishing({ lossSharing: 'capital' }), diminishing({ clauses: 'The client alone does not bear loss.' }),
        diminishing({ clauses: 'تقسم الخسارة بقدر الملكية.' }),
      ],
      violating: [
        diminishing({ lossSharing: 'client' }), diminishing({ clauses: 'The client alone bears any loss.' }),
        diminishing({ clauses: 'الخسارة على العميل وحده.' }),
      ],
    },
  },
];

function burdensOnClient({ terms }: ContractContext): Evidence[] | undefined {
  for (const field of ['maintenanceResponsibility', 'insuranceResponsibility'] as const) {
    const who = terms[field];
    const isOneSided = hasWord(who, ...CLIENT) && !hasWord(who, 'share', 'both', 'ownership');
    if (isOneSided && !hasWord(terms.maintenanceScope, 'routine', 'operational')) return [fact(field, who)];
  }
  return undefined;
}

/** Loss in figures is compared with the shares of ownership; loss in words must name them. */
function followsOwnership({ lossSharing, financierUnits, units, financierShare }: KnownTerms): boolean {
  if (lossSharing === undefined) return true;
  const [first] = lossSharing.match(/\d+(?:\.\d+)?/) ?? [];
  const owned = financierShare ?? ((financierUnits ?? NaN) / (units ?? WHOLE)) * WHOLE;
  if (first !== undefined && !Number.isNaN(owned)) return Number(first) === owned;
  return hasWord(lossSharing, 'capital', 'owner', 'share', 'prorata', 'proportion', 'ملكي', 'حصص');
}

function wrongShares({ terms }: ContractContext): Evidence[] | undefined {
  const { units, financierUnits, clientUnits, financierShare, clientShare, unitsPerPeriod, periods } = terms;
  const allUnits = (financierUnits ?? NaN) + (clientUnits ?? NaN);
  if (units !== undefined && !Number.isNaN(allUnits) && allUnits !== units) {
    return [fact('financierUnits', financierUnits), fact('clientUnits', clientUnits)];
  }
  const allShares = (financierShare ?? NaN) + (clientShare ?? NaN);
  if (Math.abs(allShares - WHOLE) > 1 / WHOLE) {
    return [fact('financierShare', financierShare), fact('clientShare', clientShare)];
  }
  if (financierUnits === undefined || unitsPerPeriod === undefined || periods === undefined) return undefined;
  return factIf(unitsPerPeriod * periods < financierUnits, 'periods', periods);
}

/** A figure told beforehand is a price fixed beforehand. */
function isFirstPrice(pricing: string | undefined): boolean {
  return (hasWord(pricing, ...FIRST_PRICE) && !hasWord(pricing, 'notfixed')) || /^\s*\d[\d.,]*\s*$/.test(pricing ?? '');
}
