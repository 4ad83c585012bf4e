import { paying } from '../examples.ts';
import { weightiestWords } from '../model/weightiest-words.ts';
import type { Rule } from '../rule.ts';
import type { Bilingual, Principle } from '../verdict.ts';

/** What distinguishes the model's doubts about one principle. */
interface Doubt {
  principle: Principle;
  /** What payments of this kind contain, as the end of a sentence. */
  subject: Bilingual;
  violating: readonly string[];
  compliant: string;
}

const REMEDY: Bilingual = {
  en: 'Ask the payer what the payment is for, and keep the contract or invoice.',
  ar: 'اسأل الدافع عن غرض الدفعة واحتفظ بالعقد أو الفاتورة.',
};

/**
 * Payments whose words resemble those of labelled ones; the model speaks last, where every other rule is silent. A
 * resemblance is no ground for a prohibition: it asks, and cites no standard.
 */
export const textModelRules: readonly Rule[] = [
  doubt({
    principle: 'riba',
    subject: { en: 'an increase on money lent or owed', ar: 'زيادة على القرض أو الدين' },
    violating: ['the lender keeps a percentage each month on what I borrowed', 'يزيد الدين كل شهر نتأخر'],
    compliant: 'Repaid the two thousand I borrowed, nothing more',
  }),
  doubt({
    principle: 'gharar',
    subject: { en: 'a sale of the uncertain', ar: 'بيع فيه غرر' },
    violating: ['بيع بضاعة مجهولة ما شفتها'],
    compliant: 'بيع بضاعة موصوفة ومستلمة',
  }),
  doubt({
    principle: 'maysir',
    subject: { en: 'a stake on chance', ar: 'مقامرة على الحظ' },
    violating: ['betting pool on the match, loser pays'],
    compliant: 'Prize for the best reader, given by the school',
  }),
  doubt({
    principle: 'halal',
    subject: { en: 'a forbidden good, service or trade', ar: 'سلعة أو خدمة أو تجارة محرمة' },
    violating: ['خمور مهربة', 'cannabis joints for the party'],
    compliant: 'Grape juice and beef sausages',
  }),
  doubt({
    principle: 'kyc',
    subject: { en: 'an attempt to hide who pays or why', ar: 'محاولة إخفاء الدافع أو الغرض' },
    violating: ['hide my name from the bank, no receipt, keep it quiet'],
    compliant: 'Please send the report of the bank to my email',
  }),
];

function doubt({ principle, subject, violating, compliant }: Doubt): Rule {
  return {
    id: `MODEL-${principle.toUpperCase()}`,
    principle,
    severity: 'flag',
    title: {
      en: `Resembles payments with ${subject.en}`,
      ar: `تشبه دفعات فيها ${subject.ar}`,
    },
    reads: ['memo'],
    speaksLast: true,
    when({ facts, memo, suspicions }) {
      if (!suspicions.has(principle)) return undefined;
      const evidence = weightiestWords(memo, facts.memo ?? '', principle);
      return { evidence, data: { term: evidence.map(({ text }) => text).join(' … ') } };
    },
    explain: {
      en: `This resembles payments with ${subject.en}, by words like “{term}”; an officer decides.`,
      ar: `تشبه هذه الدفعة دفعات فيها ${subject.ar} بكلمات مثل «{term}»، والقرار لموظف الامتثال.`,
    },
    remedy: REMEDY,
    cite: [],
    examples: { compliant: [paying(compliant)], violating: violating.map((memo) => paying(memo)) },
  };
}
