import { cite } from '../../citations.ts';
import { fact } from '../../evidence.ts';
import { readMinor } from '../../money.ts';
import type { Evidence } from '../../verdict.ts';
import { musharaka, partnership } from '../contract-examples.ts';
import type { ContractContext, ContractRule } from '../contract-rule.ts';
import { hasWord, factIf } from '../term-evidence.ts';
import type { Partner } from '../terms/terms.ts';

const contracts = ['musharaka'] as const;
const BPS_IN_PERCENT = 100;
const WHOLE_BPS = 10_000;

/** What partners put in, and how profit and loss follow from it. */
export const musharakaShareRules: readonly ContractRule[] = [
  {
    id: 'MUS-001', contracts, clause: 'partners', severity: 'prohibit',
    title: { en: 'Partners and known capital', ar: 'شركاء ورأس مال معلوم' },
    when: unknownCapital,
    explain: {
      en: 'There are fewer than two partners, or a contribution has no known value.',
      ar: 'الشركاء أقل من اثنين أو إحدى الحصص بلا قيمة معلومة.',
    },
    remedy: { en: 'Name two partners and value what each brings.', ar: 'سمِّ شريكين وقوّم حصة كل منهما.' },
    cite: cite('ss-12'),
    examples: {
      compliant: [musharaka(), partnership({ kind: 'inKind', valued: true })],
      violating: [
        musharaka({ partners: [{ name: 'Alone', capital: '10' }] }), partnership({ kind: 'inKind', valued: false }),
      ],
    },
  },
  {
    id: 'MUS-002', contracts, clause: 'profit', severity: 'prohibit',
    title: { en: 'Ratios fixed at signing', ar: 'نسب محددة عند العقد' },
    when: wrongRatios,
    explain: {
      en: 'The shares of profit are not fixed at signing or do not total 100.',
      ar: 'نسب الربح غير محددة عند العقد أو لا تبلغ مئة.',
    },
    remedy: { en: 'Fix shares that total 100.', ar: 'حدد نسبًا مجموعها مئة.' },
    cite: cite('ss-12'),
    examples: {
      compliant: [
        musharaka(), musharaka({ clauses: 'Profit shares are not left to be decided later.' }),
        musharaka({ clauses: 'نسب الربح محددة عند العقد.' }),
      ],
      violating: [
        partnership({ profit: 50 }), musharaka({ clauses: 'Profit shares will be agreed later.' }),
        musharaka({ clauses: 'تحدد نسب الربح لاحقًا.' }),
      ],
    },
  },
  {
    id: 'MUS-003', contracts, clause: 'profit', severity: 'prohibit',
    title: { en: 'Fixed return to a partner', ar: 'عائد مقطوع لشريك' },
    when: ({ terms: { partners = [] } }) => {
      const place = partners.findIndex(({ fixedReturn, returnPctOfCapital = 0 }) =>
        (readMinor(fixedReturn) ?? 0n) > 0n || returnPctOfCapital > 0);
      return factIf(place >= 0, `partners[${place}]`, partners[place]?.name);
    },
    explain: {
      en: 'A partner is entitled to a sum or to a percentage of capital.',
      ar: 'يستحق شريك مبلغًا أو نسبة من رأس المال.',
    },
    remedy: { en: 'Share the actual profit by ratio.', ar: 'اقسم الربح الفعلي بالنسبة.' },
    cite: cite('ss-12'),
    examples: {
      compliant: [
        musharaka(), musharaka({ clauses: 'No partner receives a fixed amount.' }),
        musharaka({ clauses: 'لا يستحق أي شريك مبلغًا مقطوعًا.' }),
      ],
      violating: [
        partnership({ fixedReturn: '100' }), musharaka({ clauses: 'The fund receives a fixed amount each month.' }),
        musharaka({ clauses: 'للشريك مبلغ مقطوع كل شهر.' }),
      ],
    },
  },
  {
    id: 'MUS-004', contracts, clause: 'loss', severity: 'prohibit',
    title: { en: 'Loss that does not follow capital', ar: 'خسارة لا تتبع رأس المال' },
    when: lossAgainstCapital,
    explain: { en: 'Loss is borne in other shares than capital.', ar: 'توزع الخسارة بغير نسب رأس المال.' },
    remedy: { en: 'Let loss follow capital.', ar: 'اجعل الخسارة بقدر رأس المال.' },
    cite: cite('ss-12'),
    examples: {
      compliant: [
        partnership({ loss: 40 }), musharaka({ clauses: 'Losses follow capital.' }),
        musharaka({ clauses: 'الخسارة بقدر رأس المال.' }),
      ],
      violating: [
        partnership({ loss: 50 }), musharaka({ clauses: 'Losses are divided equally.' }),
        musharaka({ clauses: 'توزع الخسارة بحسب نسب الأرباح.' }),
      ],
    },
  },
  {
    id: 'MUS-005', contracts, clause: 'profit', severity: 'prohibit',
    title: { en: 'Sleeping partner with more than his capital', ar: 'شريك غير عامل يزيد ربحه على حصته' },
    when: overpaidSleeper,
    explain: {
      en: 'A partner who will not work takes a larger share of profit than of capital.',
      ar: 'شريك اشترط ألا يعمل تزيد حصته من الربح على حصته من رأس المال.',
    },
    remedy: { en: 'Limit his share to that of his capital.', ar: 'اقصر نصيبه على نسبة رأس ماله.' },
    cite: cite('ss-12'),
    examples: {
      compliant: [
        musharaka(),
        musharaka({ clauses: 'The sleeping partner takes no more of the profit than his part of the capital.' }),
        musharaka({ clauses: 'لا تزيد حصة الشريك الذي لا يعمل من الربح على حصته من رأس المال.' }),
      ],
      violating: [
        partnership({ capital: '100000.00' }),
        musharaka({ clauses: 'The sleeping partner has a profit that exceeds his part of the capital.' }),
        musharaka({ clauses: 'شريك لا يعمل ويأخذ نصف الربح وقد دفع ربع المال.' }),
      ],
    },
  },
  {
    id: 'MUS-010', contracts, clause: 'capital', severity: 'prohibit',
    title: { en: 'Capital that is only a debt', ar: 'رأس مال دين' },
    when: ({ terms: { partners = [] } }) => {
      const place = partners.findIndex(({ kind }) => hasWord(kind, 'receivable', 'debt'));
      return factIf(place >= 0, `partners[${place}].kind`, partners[place]?.kind);
    },
    explain: {
      en: 'A partner brings nothing but what somebody owes him.',
      ar: 'لا يقدم الشريك إلا دينًا له على غيره.',
    },
    remedy: { en: 'Contribute money or valued goods.', ar: 'ساهم بنقد أو عين مقوّمة.' },
    cite: cite('ss-12'),
    examples: {
      compliant: [
        partnership({ kind: 'cash' }), musharaka({ clauses: 'No contribution is a debt.' }),
        musharaka({ clauses: 'حصة الشريك ليست دينًا.' }),
      ],
      violating: [
        partnership({ kind: 'receivable' }), musharaka({ clauses: 'His contribution is a debt owed by others.' }),
        musharaka({ clauses: 'حصة الشريك دين في ذمة الغير.' }),
      ],
    },
  },
];

function unknownCapital({ terms: { partners }, missing }: ContractContext): Evidence[] | undefined {
  if (partners === undefined) return factIf(missing.has('partners'), 'partners');
  if (partners.length < 2) return [fact('partners')];
  const place = partners.findIndex(({ capital, kind, valued }) =>
    capital === undefined || valued === false || (hasWord(kind, 'inkind', 'goods') && valued !== true));
  return factIf(place >= 0, `partners[${place}].capital`, partners[place]?.capital);
}

function wrongRatios({ terms: { partners = [] } }: ContractContext): Evidence[] | undefined {
  if (partners.length < 2) return undefined;
  const whole = partners.reduce((sum, { profit = 0 }) => sum + Math.round(profit * BPS_IN_PERCENT), 0);
  return factIf(whole !== WHOLE_BPS, 'partners[].profit', whole / BPS_IN_PERCENT);
}

/** Shares are compared by cross-multiplication, so that no rounding decides. */
function lossAgainstCapital({ terms: { partners = [] }, stated }: ContractContext): readonly Evidence[] | undefined {
  const whole = capitalOf(partners);
  const place = partners.findIndex(({ capital, loss }) => capital !== undefined && loss !== undefined
    && Math.abs(loss - (Number(readMinor(capital)) * 100) / Number(whole)) >= 1 / BPS_IN_PERCENT);
  const areEqual = new Set(partners.map(({ capital }) => readMinor(capital))).size <= 1;
  return factIf(place >= 0, `partners[${place}].loss`, partners[place]?.loss)
    ?? (areEqual ? undefined : stated.get('MUS-004 when capitals differ'));
}

/** A partner who will not work takes no more than his capital; by one opinion nobody does, worker or not. */
function overpaidSleeper({ terms: { partners = [] }, policy }: ContractContext): Evidence[] | undefined {
  const whole = capitalOf(partners);
  const isBound = (works: boolean | undefined) => works === false || policy.profitFollowsCapital;
  const place = partners.findIndex(({ works, capital, profit = 0 }) => isBound(works) && capital !== undefined
    && BigInt(Math.round(profit * BPS_IN_PERCENT)) * whole > (readMinor(capital) ?? 0n) * BigInt(WHOLE_BPS));
  return factIf(place >= 0, `partners[${place}].profit`, partners[place]?.profit);
}

function capitalOf(partners: readonly Partner[]): bigint {
  return partners.reduce((sum, { capital }) => sum + (readMinor(capital) ?? 0n), 0n);
}
