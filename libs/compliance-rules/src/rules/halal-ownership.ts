import { isForbiddenActivity } from '../activities.ts';
import { cite } from '../citations.ts';
import { CONVENTIONAL_INSURANCE, CONVENTIONAL_LENDING } from '../codes.ts';
import { codedAny, fact, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import { readMinor, showMinor } from '../money.ts';
import type { Codes } from '../codes.ts';
import type { Context, Match, Rule } from '../rule.ts';

const SUPPORTING = vocabulary(
  'equity', 'shares', 'sharePurchase', 'stake', 'investment', 'financing', 'finance', 'lease', 'leasePremises', 'rent',
  'jointVenture', 'jv', 'partnership', 'أسهم', 'تمويل', 'شراكة',
);
const INDUSTRIES = {
  conventionalBanking: vocabulary(
    'conventionalBanking', 'conventionalBank', 'banking', 'bank', 'conventionalLending', 'lending', 'moneylending',
    'consumerFinance', 'بنك ربوي', 'بنك تقليدي',
  ),
  conventionalInsurance: vocabulary('conventionalInsurance', 'insurance', 'insurer', 'reinsurance', 'تأمين تجاري'),
} as const;

const LAWFUL_CUES = ['islamic-paper', 'takaful'] as const;

/** Ownership and financing of businesses whose main activity is forbidden. */
export const halalOwnershipRules: readonly Rule[] = [
  {
    id: 'HAL-006',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Share in an interest business', ar: 'مساهمة في نشاط ربوي' },
    reads: ['purpose', 'target.industry', 'target.islamic', 'isic', 'naics', 'memo'],
    when: (context) =>
      supported(context, 'conventionalBanking', CONVENTIONAL_LENDING) ?? memoMatch(context, 'HAL-006'),
    explain: {
      en: '“{term}”: the money supports a business whose main activity is lending at interest.',
      ar: '«{term}»: المال دعم لنشاط أصله الإقراض بفائدة.',
    },
    remedy: { en: 'Use an Islamic institution.', ar: 'تعامل مع مؤسسة إسلامية.' },
    cite: cite('iifa-63', 'ss-21'),
    examples: {
      compliant: [
        payment({ purpose: 'equity', isic: '6419', target: { islamic: true } }),
        paying('Shares in an Islamic bank'),
        paying('Transfer to my bank'),
        paying('أسهم بنك إسلامي'),
      ],
      violating: [
        payment({ purpose: 'equity', target: { industry: 'conventionalBanking' } }),
        payment({ purpose: 'financing', isic: '6492' }),
        paying('Shares of a conventional bank'),
        paying('شراء أسهم بنك ربوي'),
      ],
    },
  },
  {
    id: 'HAL-007',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Share in a conventional insurer', ar: 'مساهمة في تأمين تجاري' },
    reads: ['purpose', 'target.industry', 'target.islamic', 'isic', 'naics', 'memo'],
    when: (context) =>
      supported(context, 'conventionalInsurance', CONVENTIONAL_INSURANCE) ?? memoMatch(context, 'HAL-007'),
    explain: {
      en: '“{term}”: the money supports a business of commercial insurance.',
      ar: '«{term}»: المال دعم لنشاط التأمين التجاري.',
    },
    remedy: { en: 'Use a takaful operator.', ar: 'تعامل مع شركة تكافل.' },
    cite: cite('ss-21', 'ss-26'),
    examples: {
      compliant: [
        payment({ isic: '6419', purpose: 'wage' }),
        paying('Shares of a takaful insurance company'),
        paying('أسهم شركة تأمين تعاوني'),
      ],
      violating: [
        payment({ purpose: 'equity', target: { industry: 'conventionalInsurance' } }),
        paying('Investment in an insurance company'),
        paying('أسهم في شركة تأمين'),
      ],
    },
  },
  {
    id: 'HAL-014',
    principle: 'halal',
    severity: 'prohibit',
    title: { en: 'Issuer fails the screening', ar: 'شركة لا تجتاز المعايير' },
    reads: [
      'issuer.mainActivityProhibited', 'issuer.mainActivity', 'issuer.impureIncomePct', 'issuer.interestDebtPct',
      'issuer.interestDepositPct', 'issuer.interestDebt', 'issuer.interestDeposit', 'issuer.marketCap', 'memo',
    ],
    when: (context) => failedScreening(context) ?? ownedByWords(context),
    explain: {
      en: 'The issuer of the shares fails the screening: {term}.',
      ar: 'الشركة المصدرة لا تجتاز المعايير: {term}.',
    },
    remedy: { en: 'Do not buy; plan an exit if held.', ar: 'لا تشترِ، وضع خطة خروج إن كنت تملكها.' },
    outcomes: {
      owned: {
        severity: 'prohibit',
        explain: {
          en: '“{term}” is a share in a business whose main activity is forbidden.',
          ar: '«{term}» حصة في شركة أصل نشاطها محرم.',
        },
        remedy: {
          en: 'Do not buy the share; sell one that is held, and give away what it earned.',
          ar: 'لا تشترِ الحصة، وبع ما تملكه منها وتخلص مما ربحته.',
        },
      },
    },
    cite: cite('ss-21', 'iifa-63'),
    examples: {
      compliant: [
        paying('Shares in a dairy'),
        paying('أسهم في مصنع ألبان'),
        payment({ issuer: { impureIncomePct: 5, interestDebtPct: 30, interestDepositPct: 30 } }),
        payment({ issuer: { impureIncomePct: 1.5 } }),
      ],
      violating: [
        paying('Shares in a brewery'),
        paying('شراء أسهم في مصنع بيرة'),
        payment({ issuer: { impureIncomePct: 5.1 } }),
        payment({ issuer: { interestDebtPct: 31 } }),
        payment({ issuer: { mainActivityProhibited: true } }),
      ],
    },
  },
  {
    id: 'HAL-015',
    principle: 'halal',
    severity: 'advise',
    title: { en: 'Purification of shares', ar: 'تطهير الأسهم' },
    reads: ['issuer.impureIncome', 'issuer.sharesOutstanding', 'issuer.held'],
    when: purification,
    explain: {
      en: 'A small part of what the shares earn is impure: {purify} must be given away.',
      ar: 'جزء يسير من دخل الأسهم غير نقي: يجب إخراج {purify}.',
    },
    remedy: { en: 'Give away {purify} to purify the shares.', ar: 'أخرج {purify} تطهيرًا للأسهم.' },
    cite: cite('ss-21'),
    examples: {
      compliant: [
        payment({ issuer: { impureIncome: '0', sharesOutstanding: 1000, held: 10 } }),
        payment({ issuer: { impureIncome: '5000', sharesOutstanding: 1000, held: 10, impureIncomePct: 9 } }),
      ],
      violating: [
        payment({ issuer: { impureIncome: '5000', sharesOutstanding: 1000, held: 10 } }),
        payment({ issuer: { impureIncome: '100', sharesOutstanding: 300, held: 1, impureIncomePct: 2 } }),
      ],
    },
  },
];

/** Money that owns or finances a business helps what the business does. */
function supported(context: Context, industry: keyof typeof INDUSTRIES, codes: Codes): Match | undefined {
  const { purpose, target } = context.facts;
  const isSupport = purpose === undefined ? context.memo.cues.has('equity') : SUPPORTING.has(purpose);
  const isIslamic = target?.islamic === true || LAWFUL_CUES.some((cue) => context.memo.cues.has(cue));
  if (!isSupport || isIslamic) return undefined;
  if (!INDUSTRIES[industry].has(target?.industry)) return codedAny(context, codes);
  const evidence = [fact('target.industry', target?.industry), fact('purpose', purpose)];
  return { evidence, data: { term: target?.industry ?? industry } };
}

function failedScreening({ facts: { issuer }, policy }: Context): Match | undefined {
  if (issuer === undefined) return undefined;
  if (issuer.mainActivityProhibited === true) {
    return { evidence: [fact('issuer.mainActivityProhibited', true)], data: { term: 'main activity' } };
  }
  const { mainActivity = '' } = issuer;
  if (isForbiddenActivity(mainActivity)) {
    return { evidence: [fact('issuer.mainActivity', mainActivity)], data: { term: mainActivity } };
  }
  const shares = {
    impureIncomePct: issuer.impureIncomePct,
    interestDebtPct: issuer.interestDebtPct ?? percentOf(issuer.interestDebt, issuer.marketCap),
    interestDepositPct: issuer.interestDepositPct ?? percentOf(issuer.interestDeposit, issuer.marketCap),
  };
  for (const name of ['impureIncomePct', 'interestDebtPct', 'interestDepositPct'] as const) {
    const share = shares[name];
    const limit = policy.issuerLimits[name];
    if (share === undefined || share <= limit) continue;
    return { evidence: [fact(`issuer.${name}`, share)], data: { term: `${name} ${share} > ${limit}` } };
  }
  return undefined;
}

function ownedByWords(context: Context): Match | undefined {
  const said = memoMatch(context, 'HAL-014');
  return said === undefined ? undefined : { outcome: 'owned', ...said };
}

/** A sum as a percentage of another, to two places, rounded up; unknown when either is. */
function percentOf(part: string | undefined, whole: string | undefined): number | undefined {
  const [partMinor, wholeMinor] = [readMinor(part), readMinor(whole)];
  if (partMinor === undefined || wholeMinor === undefined || wholeMinor === 0n) return undefined;
  return Number((partMinor * 100_00n + wholeMinor - 1n) / wholeMinor) / 100;
}

/** The impure income of each share times the shares held, rounded up to the minor unit. */
function purification(context: Context): Match | undefined {
  const { impureIncome, sharesOutstanding, held } = context.facts.issuer ?? {};
  const impureMinor = readMinor(impureIncome);
  if (impureMinor === undefined || impureMinor === 0n || failedScreening(context) !== undefined) return undefined;
  if (!isCount(sharesOutstanding) || !isCount(held)) return undefined;
  const shares = BigInt(sharesOutstanding);
  const purifyMinor = (impureMinor * BigInt(held) + shares - 1n) / shares;
  const purify = `${showMinor(purifyMinor)} ${context.facts.currency}`;
  return { evidence: [fact('issuer.impureIncome', impureIncome)], data: { purify } };
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isSafeInteger(value) && value > 0;
}
