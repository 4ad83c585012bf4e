import { cite } from '../citations.ts';
import { coded, fact, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary, type Vocabulary } from '../facts/vocabulary.ts';
import { meaningOf } from '../purpose-codes/purpose-codes.ts';
import type { Context, Match, Rule } from '../rule.ts';

const FUTURES = vocabulary(
  'future', 'futures', 'forward', 'futuresContract', 'forwardContract', 'عقد آجل', 'مستقبليات',
);
const OPTIONS = vocabulary(
  'option', 'options', 'callOption', 'putOption', 'call', 'put', 'warrant', 'swaption', 'خيار', 'خيارات',
);
const DIFFERENCES = vocabulary(
  'IRS', 'interestRateSwap', 'FXswap', 'TRS', 'totalReturnSwap', 'CDS', 'creditDefaultSwap', 'perpetual',
  'perpetualSwap', 'perpetualFuture', 'CFD', 'contractForDifference', 'spreadBet', 'binaryOption', 'pricePrediction',
  'عقود الفروقات',
);
const INSURANCE_MCC = new Set(['6300', '6381', '6399']);
const INSURANCE_ISIC = new Set(['6511', '6512', '6520']);

const TAKAFUL = ['takaful', 'takaful-house'] as const;

/** Uncertainty in markets: futures, options, short sales, contracts for differences, insurance. */
export const ghararMarketRules: readonly Rule[] = [
  {
    id: 'GHR-010',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Futures and forwards', ar: 'العقود الآجلة والمستقبليات' },
    reads: ['contract.bothDeferred', 'contract.exchangeTraded', 'instrument.class', 'memo'],
    when(context) {
      const kind = context.facts.instrument?.class;
      if (context.facts.contract?.bothDeferred === true) return { evidence: [fact('contract.bothDeferred', true)] };
      if (FUTURES.has(kind)) return { evidence: [fact('instrument.class', kind)] };
      return memoMatch(context, 'GHR-010');
    },
    explain: {
      en: 'Both the price and the object are only promised, and delivery is not meant.',
      ar: 'الثمن والمبيع كلاهما مؤجل ولا يُقصد التسليم.',
    },
    remedy: { en: 'Pay in full (salam) or trade spot.', ar: 'عجّل الثمن كاملًا (سلم) أو تعامل بيعًا حاضرًا.' },
    cite: cite('iifa-63', 'ss-20'),
    examples: {
      compliant: [
        paying('Forward the email to the future students'),
        payment({ contract: { bothDeferred: false } }),
        paying('مدرسة قادة المستقبل'),
      ],
      violating: [
        payment({ contract: { bothDeferred: true } }),
        paying('Margin for crude oil futures'),
        paying('هامش عقود آجلة على النفط'),
      ],
    },
  },
  {
    id: 'GHR-011',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Options and warrants', ar: 'عقود الخيارات' },
    reads: ['instrument.class', 'memo', 'mcc'],
    when: (context) => classed(context, OPTIONS) ?? memoMatch(context, 'GHR-011'),
    explain: {
      en: 'A bare right to trade is not property that can be sold.',
      ar: 'حق التعامل المجرد ليس مالًا يباع.',
    },
    remedy: {
      en: 'Use earnest money, a stipulated option or a one-sided promise without a fee.',
      ar: 'استعمل العربون أو خيار الشرط أو وعدًا من طرف واحد بلا مقابل.',
    },
    cite: cite('iifa-63', 'ss-20'),
    examples: {
      compliant: [
        paying('Option B from the catering menu'),
        paying('Premium plan, option 2'),
        paying('خيارات الطعام في القائمة'),
      ],
      violating: [
        payment({ instrument: { class: 'option' } }),
        paying('Call options on Emaar shares'),
        paying('شراء خيارات مالية'),
      ],
    },
  },
  {
    id: 'GHR-012',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Short sale', ar: 'البيع على المكشوف' },
    reads: ['trade.short', 'trade.stockLoan', 'memo'],
    when(context) {
      const { short, stockLoan } = context.facts.trade ?? {};
      if (short === true) return { evidence: [fact('trade.short', true)] };
      return stockLoan === true ? { evidence: [fact('trade.stockLoan', true)] } : memoMatch(context, 'GHR-012');
    },
    explain: { en: 'The seller does not own the shares sold.', ar: 'لا يملك البائع الأسهم التي يبيعها.' },
    remedy: { en: 'Trade owned shares only.', ar: 'تعامل بأسهم مملوكة فقط.' },
    cite: cite('ss-21', 'iifa-63'),
    examples: {
      compliant: [
        payment({ trade: { short: false } }),
        paying('Short course on share valuation'),
        paying('Sold the shares I own'),
        paying('بعت الأسهم التي أملكها'),
      ],
      violating: [
        payment({ trade: { short: true } }),
        paying('Short selling of bank shares'),
        paying('بيع على المكشوف لأسهم شركة'),
      ],
    },
  },
  {
    id: 'GHR-013',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Contracts for differences', ar: 'عقود الفروقات' },
    reads: ['instrument.class', 'memo'],
    when: (context) => classed(context, DIFFERENCES) ?? memoMatch(context, 'GHR-013'),
    explain: {
      en: 'The contract settles differences without ownership of anything.',
      ar: 'العقد تسوية فروق بلا تملك شيء.',
    },
    remedy: { en: 'Use asset-backed hedges.', ar: 'استعمل تحوطًا قائمًا على أصول حقيقية.' },
    cite: cite('ss-20', 'iifa-63'),
    examples: {
      compliant: [
        paying('Swap shifts with Omar'),
        payment({ instrument: { class: 'sukuk' } }),
        paying('تبديل الدوام مع عمر'),
      ],
      violating: [
        payment({ instrument: { class: 'CFD' } }),
        paying('Deposit for perpetual swaps'),
        paying('تداول عقود الفروقات'),
      ],
    },
  },
  {
    id: 'GHR-014',
    principle: 'gharar',
    severity: 'prohibit',
    title: { en: 'Commercial insurance', ar: 'التأمين التجاري' },
    reads: [
      'mcc', 'isic', 'takaful', 'insurance.takaful', 'insurance.compulsory', 'insurance.takafulAvailable', 'memo',
      'counterpartyName', 'purposeCode',
    ],
    when(context) {
      const { facts, memo, name } = context;
      const { compulsory, takafulAvailable, takaful = facts.takaful } = facts.insurance ?? {};
      if (takaful === true || TAKAFUL.some((cue) => memo.cues.has(cue) || name.cues.has(cue))) return undefined;
      const insurer = coded(context, 'mcc', INSURANCE_MCC) ?? coded(context, 'isic', INSURANCE_ISIC);
      const isCommercial = facts.insurance?.takaful === false;
      const told: Match | undefined = isCommercial ? { evidence: [fact('insurance.takaful', false)] } : undefined;
      const match = insurer ?? told ?? memoMatch(context, 'GHR-014') ?? insuredByPurpose(context);
      if (match === undefined) return match;
      if (compulsory === true && takafulAvailable === false) {
        return { ...match, outcome: match.outcome ?? 'compulsory' };
      }
      const isObliged = memo.cues.has('compulsory-cover') && !memo.cues.has('voluntary-cover');
      if (!isObliged || isCommercial || compulsory === false || takafulAvailable === true) return match;
      return { ...match, outcome: match.outcome ?? 'obliged' };
    },
    explain: {
      en: 'A fixed premium is paid against an uncertain payout.',
      ar: 'قسط معلوم مقابل تعويض غير معلوم.',
    },
    remedy: { en: 'Use takaful.', ar: 'استعمل التأمين التكافلي.' },
    outcomes: {
      unsaid: {
        severity: 'flag',
        explain: {
          en: 'The payment is for insurance, and nothing says that it is takaful.',
          ar: 'الدفعة لخدمات تأمين ولا شيء يبيّن أنه تأمين تكافلي.',
        },
        remedy: { en: 'Find out whether the cover is takaful.', ar: 'تحقق هل التغطية تكافلية.' },
      },
      obliged: {
        severity: 'flag',
        explain: {
          en: '“{term}”: the law obliges people to such cover, and nothing says whether this one is takaful.',
          ar: '«{term}»: تغطية يُلزم بها النظام، ولا شيء يبيّن هل هي تكافلية.',
        },
        remedy: {
          en: 'Take the cover from a takaful operator; where none offers it, no more than the law requires.',
          ar: 'خذ التغطية من شركة تكافل، فإن لم توجد فاقتصر على ما يلزم به النظام.',
        },
      },
      compulsory: {
        severity: 'flag',
        explain: {
          en: 'The law requires this insurance and no takaful offers it.',
          ar: 'هذا التأمين إلزامي نظامًا ولا بديل تكافليًا له.',
        },
        remedy: {
          en: 'Ask the board, and take the least cover that the law accepts.',
          ar: 'ارجع إلى الهيئة واقتصر على أقل تغطية يقبلها النظام.',
        },
      },
    },
    cite: cite('iifa-9', 'ss-26'),
    examples: {
      compliant: [
        payment({ mcc: '6300', takaful: true }),
        payment({ purposeCode: 'INS', counterpartyName: 'Salama Takaful' }),
        paying('Car takaful contribution', { mcc: '6300' }),
        paying('Security deposit, refundable'),
        paying('تأمين مسترد للشقة'),
      ],
      violating: [
        payment({ mcc: '6300' }),
        payment({ purposeCode: 'INS' }),
        payment({ mcc: '6300', insurance: { compulsory: true, takafulAvailable: false } }),
        paying('Car insurance premium, comprehensive'),
        paying('قسط تأمين السيارة'),
      ],
    },
  },
];

/** A payment for insurance whose kind neither words nor names tell. */
function insuredByPurpose({ facts }: Context): Match | undefined {
  if (meaningOf(facts) !== 'insurance') return undefined;
  return { evidence: [fact('purposeCode', facts.purposeCode)], outcome: 'unsaid' };
}

function classed({ facts }: Context, classes: Vocabulary): Match | undefined {
  const kind = facts.instrument?.class;
  return !classes.has(kind) ? undefined : { evidence: [fact('instrument.class', kind)] };
}
