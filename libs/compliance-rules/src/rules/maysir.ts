import { cite } from '../citations.ts';
import { GAMBLING_MCC } from '../codes.ts';
import { coded, fact, memoMatch, nameMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import { readMinor } from '../money.ts';
import type { Rule } from '../rule.ts';

const STAKES_ON_PRICES = vocabulary(
  'binaryOption', 'binaryOptions', 'spreadBet', 'CFD', 'contractForDifference', 'perpetual', 'perpetualSwap',
  'perpetualFuture', 'pricePrediction', 'خيار ثنائي', 'عقود الفروقات',
);
const OUTSIDE = vocabulary('thirdParty', 'sponsor', 'outside', 'organiser', 'راع', 'طرف ثالث');
const PLAYERS = vocabulary('contributors', 'participants', 'players', 'entrants', 'entryFees', 'stakes', 'المشاركون');
const DECLINE = { en: 'Do not pay: it is a stake.', ar: 'لا تدفع: فهذا رهان.' };

/** Stakes and chance. */
export const maysirRules: readonly Rule[] = [
  {
    id: 'MAY-001',
    principle: 'maysir',
    severity: 'prohibit',
    title: { en: 'Gambling merchant', ar: 'تاجر قمار' },
    reads: ['mcc'],
    when: (context) => coded(context, 'mcc', GAMBLING_MCC),
    explain: {
      en: 'The merchant category {term} is gambling; a licence does not make it lawful.',
      ar: 'فئة التاجر {term} قمار، والترخيص لا يحله.',
    },
    remedy: { en: 'Do not pay a merchant of gambling.', ar: 'لا تدفع لتاجر قمار.' },
    cite: cite('quran-5-90', 'mcc-table'),
    examples: {
      compliant: [
        payment({ mcc: '5411' }),
        payment({ mcc: '7994' }),
      ],
      violating: [payment({ mcc: '7995' }), payment({ mcc: '7801' })],
    },
  },
  {
    id: 'MAY-002',
    principle: 'maysir',
    severity: 'prohibit',
    title: { en: 'Gambling', ar: 'قمار' },
    reads: ['memo', 'counterpartyName'],
    when: (context) => memoMatch(context, 'MAY-002') ?? nameMatch(context, 'MAY-002'),
    explain: { en: '“{term}”: the payment is a stake or a ticket.', ar: '«{term}»: الدفعة رهان أو تذكرة قمار.' },
    remedy: DECLINE,
    cite: cite('quran-2-219', 'quran-5-90'),
    examples: {
      compliant: [
        paying('Casino-style decoration for the school play'),
        paying('Donation to the gambling addiction charity'),
        paying('Housing lottery registration'),
        paying('تبرع لعلاج إدمان القمار'),
      ],
      violating: [
        paying('Lottery ticket'),
        paying('تذكرة يانصيب'),
        payment({ counterpartyName: 'Golden Casino LLC' }),
      ],
    },
  },
  {
    id: 'MAY-003',
    principle: 'maysir',
    severity: 'prohibit',
    title: { en: 'Winner paid by the losers', ar: 'الفائز يأخذ من الخاسرين' },
    reads: ['pool.contributors', 'pool.prizeSource', 'pool.outcome', 'memo'],
    when(context) {
      const source = context.facts.pool?.prizeSource;
      if (source === undefined) return memoMatch(context, 'MAY-003');
      return PLAYERS.has(source) ? { evidence: [fact('pool.prizeSource', source)] } : undefined;
    },
    explain: {
      en: 'The winner is paid from what the losers put in.',
      ar: 'يأخذ الفائز مما دفعه الخاسرون.',
    },
    remedy: {
      en: 'Do not put in a stake; play for a prize of an outside sponsor, or of one side only where that is allowed.',
      ar: 'لا تضع رهانًا، ولتكن الجائزة من راعٍ خارجي أو من طرف واحد حيث يجوز.',
    },
    cite: cite('iifa-127', 'quran-5-90'),
    examples: {
      compliant: [
        payment({ pool: { prizeSource: 'sponsor' } }),
        paying('Tournament prize paid by the sponsor, free entry, winner takes the cup'),
        paying('Monthly jameya share, each pays 500'),
        paying('جائزة البطولة من الراعي والدخول مجاني'),
      ],
      violating: [
        payment({ pool: { contributors: 8, prizeSource: 'contributors' } }),
        paying('Each player puts in 50 and the winner takes all'),
        paying('رهان بيني وبين صاحبي على المباراة'),
      ],
    },
  },
  {
    id: 'MAY-004',
    principle: 'maysir',
    severity: 'prohibit',
    title: { en: 'Paid draw', ar: 'سحب مدفوع' },
    reads: ['ticket.price', 'ticket.draw', 'memo'],
    when(context) {
      const ticket = context.facts.ticket;
      if (ticket === undefined) return memoMatch(context, 'MAY-004');
      const price = readMinor(ticket.price) ?? 0n;
      return ticket.draw && price > 0n ? { evidence: [fact('ticket.price', ticket.price)] } : undefined;
    },
    explain: { en: 'A paid chance to win is gambling.', ar: 'دفع المال مقابل فرصة ربح قمار.' },
    remedy: {
      en: 'Do not buy a chance; give to the cause itself, or enter draws that are free and sponsored.',
      ar: 'لا تشترِ فرصة، وتبرع للغرض نفسه أو ادخل سحبًا مجانيًا برعاية.',
    },
    cite: cite('iifa-127'),
    examples: {
      compliant: [
        payment({ ticket: { price: '0', draw: true } }),
        paying('Match ticket'),
        paying('سحب نقدي من الصراف'),
      ],
      violating: [
        payment({ ticket: { price: '20', draw: true } }),
        paying('Two raffle tickets'),
        paying('تذاكر سحب على سيارة'),
      ],
    },
  },
  {
    id: 'MAY-005',
    principle: 'maysir',
    severity: 'prohibit',
    title: { en: 'Stake on a price', ar: 'الرهان على الأسعار' },
    reads: ['instrument.class', 'memo'],
    when(context) {
      const kind = context.facts.instrument?.class;
      if (STAKES_ON_PRICES.has(kind)) return { evidence: [fact('instrument.class', kind)] };
      return memoMatch(context, 'MAY-005');
    },
    explain: {
      en: 'Money is staked on a number, and nothing is owned.',
      ar: 'يوضع المال على رقم ولا يُتملك شيء.',
    },
    remedy: DECLINE,
    cite: cite('quran-5-90', 'iifa-63'),
    examples: {
      compliant: [
        paying('Gold price subscription'),
        paying('Share price alert app'),
        paying('تطبيق أسعار الذهب'),
      ],
      violating: [
        payment({ instrument: { class: 'binaryOption' } }),
        paying('Binary options deposit'),
        paying('خيارات ثنائية'),
      ],
    },
  },
  {
    id: 'MAY-006',
    principle: 'maysir',
    severity: 'prohibit',
    title: { en: 'Wager with an operator', ar: 'مراهنة عند مشغّل' },
    reads: ['prediction.operator', 'prediction.stake', 'memo'],
    when(context) {
      const prediction = context.facts.prediction;
      if (prediction === undefined) return memoMatch(context, 'MAY-006');
      const { operator, stake } = prediction;
      if (operator === undefined || (readMinor(stake) ?? 0n) === 0n) return undefined;
      return { evidence: [fact('prediction.operator', operator), fact('prediction.stake', stake)] };
    },
    explain: { en: 'Money is wagered on an outside event.', ar: 'يُراهن بالمال على حدث خارجي.' },
    remedy: DECLINE,
    cite: cite('iifa-127'),
    examples: {
      compliant: [
        payment({ prediction: { operator: 'Quiz', stake: '0' } }),
        paying('Tent stakes and ropes'),
        paying('رهن عقاري للإسكان'),
      ],
      violating: [
        payment({ prediction: { operator: 'BetNow', stake: '50' } }),
        paying('Stake on the derby with the bookmaker'),
        paying('رهان في مكتب المراهنات على المباراة'),
      ],
    },
  },
  {
    id: 'MAY-007',
    principle: 'maysir',
    severity: 'advise',
    title: { en: 'Contest with an outside prize', ar: 'مسابقة بجائزة خارجية' },
    reads: ['prize.source', 'prize.entryFee', 'memo'],
    when(context) {
      const { source, entryFee } = context.facts.prize ?? {};
      if (source === undefined) return memoMatch(context, 'MAY-007');
      if (!OUTSIDE.has(source) || readMinor(entryFee) !== 0n) return undefined;
      return { evidence: [fact('prize.source', source), fact('prize.entryFee', entryFee)] };
    },
    explain: {
      en: 'No participant risks a stake, since the prize comes from outside.',
      ar: 'لا يخاطر أحد من المشاركين بماله لأن الجائزة من خارجهم.',
    },
    remedy: {
      en: 'Record the sponsor, and check that no price was raised for the draw.',
      ar: 'سجّل الراعي وتأكد أن السعر لم يُرفع من أجل السحب.',
    },
    cite: cite('iifa-127', 'ss-55'),
    examples: {
      compliant: [
        payment({ prize: { source: 'thirdParty', entryFee: '20' } }),
        paying('Sponsorship of the football team'),
        paying('رعاية فريق كرة القدم'),
      ],
      violating: [
        payment({ prize: { source: 'thirdParty', entryFee: '0' } }),
        paying('Prize draw at the fair, free entry, prizes from the sponsor'),
        paying('قرعة على جوائز برعاية الشركة بدون رسوم'),
      ],
    },
  },
];
