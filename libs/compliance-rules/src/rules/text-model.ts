import { cite, type CitationId } from '../citations.ts';
import { paying } from '../examples.ts';
import type { PaymentFacts } from '../facts/payment.ts';
import { tellingWords } from '../model/telling-words.ts';
import type { Rule } from '../rule.ts';
import type { Bilingual, Principle, Severity } from '../verdict.ts';

/** What distinguishes the model's doubts about one principle. */
interface Doubt {
  principle: Principle;
  severity: Severity;
  /** What payments of this kind contain, as the end of a sentence. */
  subject: Bilingual;
  source: CitationId;
  violating: readonly string[];
  compliant: string;
}

/** Facts that tell the arrangement itself: where no rule objects to them, words alone are no proof. */
const ARRANGEMENTS: readonly (keyof PaymentFacts)[] = [
  'loan', 'debtSale', 'exchange', 'reschedule', 'latePayment', 'debt', 'chain', 'sale', 'salam', 'istisna', 'arbun',
  'contract', 'pool', 'ticket', 'prize', 'prediction',
];

const REMEDY: Bilingual = {
  en: 'Ask the payer what the payment is for, and keep the contract or invoice.',
  ar: 'اسأل الدافع عن غرض الدفعة واحتفظ بالعقد أو الفاتورة.',
};

/** Payments whose words resemble those of labelled ones; the model speaks last, where every other rule is silent. */
export const textModelRules: readonly Rule[] = [
  doubt({
    principle: 'riba',
    severity: 'prohibit',
    subject: { en: 'an increase on money lent or owed', ar: 'زيادة على القرض أو الدين' },
    source: 'iifa-10',
    violating: ['the lender keeps a percentage each month on what I borrowed', 'يزيد الدين كل شهر نتأخر'],
    compliant: 'Repaid the two thousand I borrowed, nothing more',
  }),
  doubt({
    principle: 'gharar',
    severity: 'prohibit',
    subject: { en: 'a sale of the uncertain', ar: 'بيع فيه غرر' },
    source: 'ss-31',
    violating: ['بيع بضاعة مجهولة ما شفتها'],
    compliant: 'بيع بضاعة موصوفة ومستلمة',
  }),
  doubt({
    principle: 'maysir',
    severity: 'prohibit',
    subject: { en: 'a stake on chance', ar: 'مقامرة على الحظ' },
    source: 'quran-5-90',
    violating: ['betting pool on the match, loser pays'],
    compliant: 'Prize for the best reader, given by the school',
  }),
  doubt({
    principle: 'halal',
    severity: 'prohibit',
    subject: { en: 'a forbidden good, service or trade', ar: 'سلعة أو خدمة أو تجارة محرمة' },
    source: 'quran-5-2',
    violating: ['خمور مهربة', 'cannabis joints for the party'],
    compliant: 'Grape juice and beef sausages',
  }),
  doubt({
    principle: 'kyc',
    severity: 'flag',
    subject: { en: 'an attempt to hide who pays or why', ar: 'محاولة إخفاء الدافع أو الغرض' },
    source: 'fatf-20',
    violating: ['hide my name from the bank, no receipt, keep it quiet'],
    compliant: 'Please send the report of the bank to my email',
  }),
];

function doubt({ principle, severity, subject, source, violating, compliant }: Doubt): Rule {
  const possible = {
    severity: 'flag',
    explain: {
      en: `Words like “{term}” stand mostly in payments with ${subject.en}; a person should look.`,
      ar: `ترد كلمات مثل «{term}» غالبًا في دفعات فيها ${subject.ar}، فينبغي أن ينظر فيها شخص.`,
    },
    remedy: REMEDY,
  } as const;
  return {
    id: `MODEL-${principle.toUpperCase()}`,
    principle,
    severity,
    title: {
      en: `Words of payments with ${subject.en}`,
      ar: `كلمات دفعات فيها ${subject.ar}`,
    },
    reads: ['memo'],
    speaksLast: true,
    when({ facts, memo, suspicions }) {
      const certainty = suspicions.get(principle);
      if (certainty === undefined) return undefined;
      const evidence = tellingWords(memo, facts.memo ?? '', principle);
      const data = { term: evidence.map(({ text }) => text).join(' … ') };
      const isProven = certainty === 'likely' && ARRANGEMENTS.every((name) => facts[name] === undefined);
      return isProven ? { evidence, data } : { evidence, data, outcome: 'possible' };
    },
    explain: {
      en: `Words like “{term}” stand almost only in payments with ${subject.en}.`,
      ar: `لا تكاد كلمات مثل «{term}» ترد إلا في دفعات فيها ${subject.ar}.`,
    },
    remedy: REMEDY,
    outcomes: { possible },
    cite: cite(source),
    examples: { compliant: [paying(compliant)], violating: violating.map((memo) => paying(memo)) },
  };
}
