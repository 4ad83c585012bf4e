import { cite } from '../citations.ts';
import { fact, relatedInMemo, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import { readMinor, showMinor } from '../money.ts';
import type { Context, Match, Rule } from '../rule.ts';

const CHARITY = vocabulary(
  'charity', 'charities', 'charityFund', 'charityAccount', 'charitableOrganisation', 'licensedCharity', 'redCrescent',
  'waqf', 'donation', 'جهة خيرية', 'خيرية', 'صدقة', 'الهلال الأحمر', 'وقف',
);

const LENT_THINGS: ReadonlySet<string> = new Set(['library', 'book', 'books', 'مكتبه', 'المكتبه', 'كتاب', 'كتب']);

/** What a creditor may and may not do when a debt is paid late, or early. */
export const ribaDelayRules: readonly Rule[] = [
  {
    id: 'RIBA-006',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Charge for late payment kept by the creditor', ar: 'غرامة تأخير يأخذها الدائن' },
    reads: ['latePayment.amount', 'latePayment.ratePct', 'latePayment.beneficiary', 'memo'],
    when: chargeForDelay,
    explain: {
      en: 'A charge for delay that the creditor keeps is an increase on the debt.',
      ar: 'ما يأخذه الدائن مقابل التأخير زيادة على الدين.',
    },
    remedy: {
      en: 'Pay the debt without the charge, or have it paid to charity; a court may award the creditor direct cost.',
      ar: 'سدد الدين دون الغرامة، أو لتُصرف في وجوه الخير؛ وللدائن أن يطالب قضاءً بالتكلفة المباشرة.',
    },
    cite: cite('iifa-51', 'iifa-109', 'ss-3', 'ss-8'),
    examples: {
      compliant: [
        payment({ latePayment: { amount: '100', beneficiary: 'charity' } }),
        paying('Late payment penalty on the murabaha instalment, donated to charity'),
        paying('Library late fee'),
        paying('رسوم التأخير في المكتبة'),
      ],
      violating: [
        payment({ latePayment: { amount: '100', beneficiary: 'creditor' } }),
        payment({ latePayment: { ratePct: 2 } }),
        paying('Late payment penalty on the overdue loan, income of the lender'),
        paying('غرامة تأخير على القسط المتأخر لصالح الدائن'),
      ],
    },
  },
  {
    id: 'RIBA-007',
    principle: 'riba',
    severity: 'advise',
    title: { en: 'Delay donation', ar: 'التزام بالتبرع عند التأخير' },
    reads: ['latePayment.beneficiary', 'latePayment.insolvent', 'debtor.insolvent', 'memo'],
    when: donationForDelay,
    explain: {
      en: 'A donation for delay is accepted as a deterrent, and only for debtors who are able to pay.',
      ar: 'التبرع عند التأخير مقبول رادعًا للمماطل القادر على السداد فقط.',
    },
    remedy: {
      en: 'Keep the donation apart and pay it out under the control of the Shariah board.',
      ar: 'أفرد مبلغ التبرع في حساب مستقل واصرفه تحت إشراف الهيئة الشرعية.',
    },
    outcomes: {
      insolvent: {
        severity: 'prohibit',
        explain: {
          en: 'A debtor who is unable to pay is charged for his delay.',
          ar: 'يُحمَّل المدين المعسر مبلغًا بسبب تأخره.',
        },
        remedy: {
          en: 'Drop the charge and give the insolvent debtor respite.',
          ar: 'أسقط المبلغ وأنظر المدين المعسر إلى ميسرة.',
        },
      },
    },
    cite: cite('ss-3', 'quran-2-280'),
    examples: {
      compliant: [
        payment({ latePayment: { amount: '100', beneficiary: 'creditor' } }),
        paying('Donation to the Red Crescent'),
        paying('تبرع للهلال الأحمر'),
      ],
      violating: [
        payment({ latePayment: { amount: '100', beneficiary: 'charity' } }),
        payment({ latePayment: { amount: '100', beneficiary: 'charity' }, debtor: { insolvent: true } }),
        paying('Late payment penalty on the murabaha instalment, donated to charity'),
        paying('غرامة تأخير على القسط تصرف لجهة خيرية'),
      ],
    },
  },
  {
    id: 'RIBA-008',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'More time for more debt', ar: 'زيادة الدين مقابل الأجل' },
    reads: ['reschedule.oldDebt', 'reschedule.newDebt', 'reschedule.laterMaturity', 'memo'],
    when: (context) =>
      dearerReschedule(context) ?? relatedInMemo(context, 'RIBA-008') ?? memoMatch(context, 'RIBA-008'),
    explain: {
      en: 'The debt grows because it is given more time.',
      ar: 'يزيد الدين لأنه أُعطي أجلًا أطول.',
    },
    remedy: {
      en: 'Agree on more time at the same amount, or settle for less.',
      ar: 'اتفقا على أجل أطول بالمبلغ نفسه أو تصالحا على أقل منه.',
    },
    cite: cite('iifa-158', 'ss-59', 'ss-8'),
    examples: {
      compliant: [
        payment({ reschedule: { oldDebt: '10000', newDebt: '10000' } }),
        paying('Debt of 20,000 rescheduled over two years, same amount'),
        paying('إعادة جدولة الدين بنفس المبلغ على سنتين'),
      ],
      violating: [
        payment({ reschedule: { oldDebt: '10000', newDebt: '11500' } }),
        paying('Reschedule the debt of 20,000 to 23,000 over two years'),
        paying('إعادة جدولة الدين من ٢٠٠٠٠ إلى ٢٣٠٠٠'),
      ],
    },
  },
  {
    id: 'RIBA-020',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Rebate promised for early payment', ar: 'حط مشروط للتعجيل' },
    reads: ['debt.earlyDiscount.stipulated', 'debt.earlyDiscount.thirdParty', 'memo'],
    when(context) {
      const { stipulated, thirdParty } = context.facts.debt?.earlyDiscount ?? {};
      if (stipulated === true) return { evidence: [fact('debt.earlyDiscount.stipulated', true)] };
      if (thirdParty === true) return { evidence: [fact('debt.earlyDiscount.thirdParty', true)] };
      return memoMatch(context, 'RIBA-020');
    },
    explain: {
      en: 'A rebate that is promised in advance puts a price on time.',
      ar: 'الحط المشروط سلفًا ثمن للزمن.',
    },
    remedy: {
      en: 'Pay early without a promise, and leave the rebate to the creditor at that moment.',
      ar: 'عجّل السداد بلا شرط، واترك الحط للدائن عنده.',
    },
    cite: cite('iifa-64', 'ss-8'),
    examples: {
      compliant: [
        payment({ debt: { earlyDiscount: { stipulated: false, thirdParty: false } } }),
        paying('Early settlement rebate given by the seller, not agreed before'),
        paying('خصم عند السداد المبكر من غير شرط'),
      ],
      violating: [
        payment({ debt: { earlyDiscount: { stipulated: true } } }),
        payment({ debt: { earlyDiscount: { thirdParty: true } } }),
        paying('Early settlement discount promised in the contract'),
        paying('خصم السداد المبكر مشروط في العقد'),
      ],
    },
  },
];

function chargeForDelay(context: Context): Match | undefined {
  const late = context.facts.latePayment;
  if (late === undefined) return chargeInWords(context);
  if (CHARITY.has(late.beneficiary)) return undefined;
  const beneficiary = fact('latePayment.beneficiary', late.beneficiary);
  // A charge that names whom it goes to, and no sum of its own, is the payment itself.
  const isPaidHere = late.amount === undefined && late.ratePct === undefined && late.beneficiary !== undefined;
  if (isPaidHere) return { evidence: [fact('amount', context.facts.amount), beneficiary] };
  const amount = readMinor(late.amount) ?? 0n;
  if (amount === 0n && (late.ratePct ?? 0) <= 0) return undefined;
  const field = amount > 0n ? 'latePayment.amount' : 'latePayment.ratePct';
  return { evidence: [fact(field, amount > 0n ? late.amount : late.ratePct), beneficiary] };
}

/** What is late for a library is a book, and no debt of money. */
function chargeInWords(context: Context): Match | undefined {
  const said = memoMatch(context, 'RIBA-006');
  return said?.asks === true && context.memo.words.some((word) => LENT_THINGS.has(word)) ? undefined : said;
}

function donationForDelay(context: Context): Match | undefined {
  const { latePayment: late, debtor } = context.facts;
  const insolvent = debtor?.insolvent === true || late?.insolvent === true || context.memo.cues.has('insolvent');
  const outcome = insolvent ? { outcome: 'insolvent' } : {};
  if (CHARITY.has(late?.beneficiary)) {
    return { evidence: [fact('latePayment.beneficiary', late?.beneficiary)], ...outcome };
  }
  const said = memoMatch(context, 'RIBA-007');
  return said === undefined ? undefined : { ...said, ...outcome };
}

function dearerReschedule({ facts: { reschedule } }: Context): Match | undefined {
  const before = readMinor(reschedule?.oldDebt);
  const after = readMinor(reschedule?.newDebt);
  if (before === undefined || after === undefined || after <= before) return undefined;
  if (reschedule?.laterMaturity === false) return undefined;
  return {
    evidence: [fact('reschedule.oldDebt', showMinor(before)), fact('reschedule.newDebt', showMinor(after))],
  };
}
