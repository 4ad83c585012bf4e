import { cite } from '../citations.ts';
import { fact, relatedInMemo, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import { readMinor } from '../money.ts';
import type { DebtSaleFacts, InstrumentFacts } from '../facts/payment.ts';
import type { Match, Rule } from '../rule.ts';

/** Sale of debts and papers, guaranteed investments and interest-bearing instruments. */
export const ribaDebtRules: readonly Rule[] = [
  {
    id: 'RIBA-013',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Debt sold to an outsider for money', ar: 'بيع الدين لغير المدين بالنقد' },
    reads: ['debtSale.faceValue', 'debtSale.price', 'debtSale.buyerIsDebtor', 'debtSale.consideration', 'memo'],
    when: (context) =>
      debtForMoney(context.facts.debtSale) ?? memoMatch(context, 'RIBA-013') ?? relatedInMemo(context, 'RIBA-013'),
    explain: {
      en: 'A deferred money debt may not be sold to an outsider for money.',
      ar: 'لا يجوز بيع الدين النقدي المؤجل لغير المدين بنقد.',
    },
    remedy: {
      en: 'Use assignment at par (hawala), buy goods with the debt, or let debtor and creditor settle for less.',
      ar: 'استعمل الحوالة بالقيمة الاسمية، أو اشترِ بالدين سلعة، أو ليصطلح الدائن والمدين على أقل.',
    },
    cite: cite('iifa-101', 'iifa-158', 'ss-59'),
    examples: {
      compliant: [
        payment({ debtSale: { faceValue: '1000', price: '950', buyerIsDebtor: true } }),
        payment({ debtSale: { faceValue: '1000', price: '950', buyerIsDebtor: false, consideration: 'goods' } }),
        paying('Assignment of the debt at par (hawala)'),
        paying('حوالة الدين بكامل القيمة'),
      ],
      violating: [
        payment({ debtSale: { faceValue: '1000', price: '950', buyerIsDebtor: false } }),
        paying('Bought his receivables for 9,500, face 10,000'),
        paying('بيع ديون العملاء بخصم ٥٪ لشركة أخرى'),
      ],
    },
  },
  {
    id: 'RIBA-014',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Discounting of a commercial paper', ar: 'خصم الأوراق التجارية' },
    reads: ['instrument.class', 'instrument.price', 'instrument.faceValue', 'memo'],
    when: (context) =>
      paperBelowFace(context.facts.instrument) ?? memoMatch(context, 'RIBA-014') ?? relatedInMemo(context, 'RIBA-014'),
    explain: {
      en: 'Discounting a paper is selling a debt for less money now.',
      ar: 'خصم الورقة التجارية بيع دين بنقد أقل حالًّا.',
    },
    remedy: {
      en: 'Lend at par on its security, or let the issuer pay early with a free rebate.',
      ar: 'أقرض بمثل قيمتها بضمانها، أو ليعجل المدين السداد بحطّ غير مشروط.',
    },
    cite: cite('iifa-64', 'ss-16'),
    examples: {
      compliant: [
        payment({ instrument: { class: 'cheque', price: '1000', faceValue: '1000' } }),
        paying('Cheque book printing and invoice 2044'),
        paying('طباعة دفتر شيكات'),
      ],
      violating: [
        payment({ instrument: { class: 'invoice', price: '950', faceValue: '1000', dueDate: '2027-01-31' } }),
        paying('Invoice discounting, March batch'),
        paying('Sold my 10,000 post dated cheque for 9,400 cash'),
        paying('خصم كمبيالة قبل موعدها'),
      ],
    },
  },
  {
    id: 'RIBA-018',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Guaranteed capital with a fixed gain', ar: 'ضمان رأس المال مع عائد ثابت' },
    reads: ['investment.capitalGuaranteed', 'investment.returnBasis', 'memo'],
    when(context) {
      const { capitalGuaranteed, returnBasis } = context.facts.investment ?? {};
      if (capitalGuaranteed === true && returnBasis !== undefined && !SHARED_PROFIT.has(returnBasis)) {
        const evidence = [fact('investment.capitalGuaranteed', true), fact('investment.returnBasis', returnBasis)];
        return { evidence };
      }
      return memoMatch(context, 'RIBA-018');
    },
    explain: {
      en: 'A guaranteed sum with a fixed gain is a loan with increase.',
      ar: 'ضمان المال مع ربح ثابت قرض بزيادة.',
    },
    remedy: {
      en: 'Rewrite it as a mudaraba or musharaka with a share of actual profit.',
      ar: 'أعد صياغته مضاربةً أو مشاركةً بحصة من الربح الفعلي.',
    },
    cite: cite('ss-13', 'ss-12', 'iifa-30'),
    examples: {
      compliant: [
        payment({ investment: { capitalGuaranteed: false, returnBasis: 'profitShare' } }),
        paying('Mudaraba capital, profit shared 60/40, loss borne by the investor'),
        paying('رأس مال مضاربة والربح بالنسبة والخسارة على رب المال'),
      ],
      violating: [
        payment({ investment: { capitalGuaranteed: true, returnBasis: 'percentOfCapital' } }),
        paying('Invest 10,000 with a guaranteed monthly profit of 300'),
        paying('استثمار برأس مال مضمون وعائد ثابت شهرياً'),
      ],
    },
  },
  {
    id: 'RIBA-019',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Interest-bearing instrument', ar: 'أداة مالية ربوية' },
    reads: ['instrument.class', 'memo'],
    when(context) {
      const kind = context.facts.instrument?.class;
      if (kind !== undefined && INTEREST_BEARING.has(kind)) return { evidence: [fact('instrument.class', kind)] };
      return memoMatch(context, 'RIBA-019');
    },
    explain: { en: 'The instrument is an interest-bearing debt.', ar: 'هذه الأداة دين بفائدة.' },
    remedy: {
      en: 'Put the money in sukuk, a mudaraba account or an investment agency instead.',
      ar: 'استثمر المال بدلًا من ذلك في صكوك أو حساب مضاربة أو وكالة بالاستثمار.',
    },
    cite: cite('iifa-60', 'ss-21', 'quran-2-275'),
    examples: {
      compliant: [
        payment({ instrument: { class: 'sukuk' } }),
        paying('Performance bond for the school project'),
        paying('شراء صكوك'),
      ],
      violating: [
        payment({ instrument: { class: 'conventionalBond' } }),
        paying('Purchase of treasury bills'),
        paying('شراء سندات خزانة'),
      ],
    },
  },
  {
    id: 'RIBA-022',
    principle: 'riba',
    severity: 'advise',
    title: { en: 'Purification of interest received', ar: 'التخلص من الفوائد' },
    reads: ['memo'],
    hears: ['RIBA-002'],
    when({ memo }) {
      const hits = memo.hits.get('RIBA-002');
      if (hits === undefined || hits.fired.length > 0 || hits.purpose !== 'dispose') return undefined;
      return { evidence: hits.mentioned };
    },
    explain: {
      en: 'Interest is being given away or refunded: this is purification, not earning.',
      ar: 'هذا تخلص من فوائد أو رد لها، وليس كسبًا.',
    },
    remedy: {
      en: 'Record it as purification: it is neither tax nor zakat, and brings no personal benefit.',
      ar: 'سجله تطهيرًا للمال: فلا هو ضريبة ولا زكاة ولا ينتفع به صاحبه.',
    },
    cite: cite('ss-21', 'ss-6'),
    examples: {
      compliant: [
        paying('Donation to charity'),
        paying('Interest in pottery'),
        paying('تبرع للأيتام'),
      ],
      violating: [
        paying('Donation of bank interest to charity to purify my savings'),
        paying('تطهير الفوائد البنكية بالتبرع بها'),
      ],
    },
  },
];

const PAPERS = vocabulary(
  'cheque', 'check', 'postDatedCheque', 'promissoryNote', 'note', 'bill', 'billOfExchange', 'invoice', 'شيك', 'كمبيالة',
  'سند إذني', 'فاتورة',
);
const INTEREST_BEARING = vocabulary(
  'conventionalBond', 'bond', 'governmentBond', 'corporateBond', 'couponBond', 'treasuryBill', 'treasuryBond', 'tBill',
  'interestDeposit', 'fixedDeposit', 'termDeposit', 'moneyMarketFundConventional', 'certificateOfDeposit',
  'preferredShareFixed', 'سندات', 'أذونات خزانة', 'وديعة بفائدة', 'شهادة إيداع',
);
const SHARED_PROFIT = vocabulary('profitShare', 'profitSharing', 'shareOfProfit', 'actualProfit', 'مشاركة في الربح');
const GOODS = vocabulary('goods', 'commodity', 'asset', 'سلعة', 'بضاعة');

function debtForMoney(sale: DebtSaleFacts | undefined): Match | undefined {
  if (sale === undefined || sale.buyerIsDebtor === true || GOODS.has(sale.consideration)) return undefined;
  const face = readMinor(sale.faceValue);
  const price = readMinor(sale.price);
  if (face === undefined || price === undefined) return undefined;
  if (face === price && sale.paymentDeferred !== true) return undefined;
  return { evidence: [fact('debtSale.faceValue', sale.faceValue), fact('debtSale.price', sale.price)] };
}

function paperBelowFace(paper: InstrumentFacts | undefined): Match | undefined {
  if (paper?.class === undefined || !PAPERS.has(paper.class)) return undefined;
  const price = readMinor(paper.price);
  const face = readMinor(paper.faceValue);
  if (price === undefined || face === undefined || price >= face) return undefined;
  return { evidence: [fact('instrument.price', paper.price), fact('instrument.faceValue', paper.faceValue)] };
}
