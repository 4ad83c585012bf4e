import type { ComplianceReportDto, Principle } from './figures.dto.ts';

/** One sentence in both languages. */
export interface BilingualText {
  en: string;
  ar: string;
}

type Figures = Omit<ComplianceReportDto, 'recommendations' | 'recommendationsAr'>;

const MOST_RULES = 3;
const SATISFACTORY_SCORE = 80;

const NAMES: Readonly<Record<Principle, BilingualText>> = {
  riba: { en: 'riba', ar: 'الربا' }, gharar: { en: 'gharar', ar: 'الغرر' }, maysir: { en: 'maysir', ar: 'الميسر' },
  halal: { en: 'halal activity', ar: 'مشروعية النشاط' },
  kyc: { en: 'KYC and AML', ar: 'اعرف عميلك ومكافحة غسل الأموال' },
};

const OF_TERMS: BilingualText = {
  en: 'see with their makers that the terms are clear.', ar: 'تُستوضح الشروط من أصحابها.',
};
const REVIEW_ADVICE: Readonly<Record<Principle, BilingualText>> = {
  riba: OF_TERMS, gharar: OF_TERMS, maysir: OF_TERMS, halal: OF_TERMS,
  kyc: { en: 'complete the files of these customers.', ar: 'تُستكمل ملفات هؤلاء العملاء.' },
};

/** What follows from a report's figures, each sentence with the figure it rests on. */
export const recommendationsOf = (figures: Figures): BilingualText[] => {
  const { totalTransactions, overallScore, rules, reviews } = figures;
  const advice: BilingualText[] = [];
  if (totalTransactions === 0) {
    advice.push({
      en: 'No payment was judged in this period, so there is nothing to conclude from.',
      ar: 'لم يُحكم على أي دفعة في هذه الفترة، فلا يوجد ما يُستنتج منه.',
    });
  }
  if (overallScore !== null && overallScore < SATISFACTORY_SCORE) {
    advice.push({
      en: `The mean score of ${overallScore} is below ${SATISFACTORY_SCORE}: bring it before the Shari’ah board.`,
      ar: `متوسط الدرجات ${overallScore} أقل من ${SATISFACTORY_SCORE}: تُعرض الأرقام على هيئة الرقابة الشرعية.`,
    });
  }
  advice.push(...principleAdvice(figures));
  for (const rule of rules.slice(0, MOST_RULES)) {
    advice.push({
      en: `Rule ${rule.ruleId} spoke up on ${counted(rule.transactions)}. ${rule.remedy.en}`,
      ar: `عدد الدفعات التي اعترضت عليها القاعدة ${rule.ruleId}: ${rule.transactions}. ${rule.remedy.ar}`,
    });
  }
  if (reviews.openAtEnd > 0) advice.push(openCases(reviews));
  if (advice.length === 0) {
    advice.push({
      en: `No rule objected to any of ${counted(totalTransactions)}; nothing has to be done.`,
      ar: `لم تعترض أي قاعدة على أي دفعة (العدد ${totalTransactions})؛ لا يلزم أي إجراء.`,
    });
  }
  return advice;
};

const principleAdvice = ({ principles, totalTransactions }: Figures): BilingualText[] =>
  principles.flatMap(({ principle, review, failed }) => {
    const name = NAMES[principle];
    const share = (payments: number): number => Math.round((payments * 1000) / totalTransactions) / 10;
    return [
      ...(failed === 0 ? [] : [{
        en: `${counted(failed)} (${share(failed)}%) did not pass on ${name.en}: explain the reason to their makers.`,
        ar: `الدفعات التي لم تجتز فحص ${name.ar}: ${failed} (${share(failed)}%). يُبيَّن السبب لأصحابها.`,
      }]),
      ...(review === 0 ? [] : [{
        en: `${counted(review)} (${share(review)}%) needed review for ${name.en}: ${REVIEW_ADVICE[principle].en}`,
        ar: `الدفعات التي احتاجت إلى مراجعة بشأن ${name.ar}: ${review} (${share(review)}%). `
          + REVIEW_ADVICE[principle].ar,
      }]),
    ];
  });

const openCases = ({ openAtEnd, oldestHours, ageing }: Figures['reviews']): BilingualText => {
  const older = ageing.find(({ age }) => age === 'older')?.cases ?? 0;
  return {
    en: `${openAtEnd === 1 ? '1 case' : `${openAtEnd} cases`} waited for an officer when the period ended, `
      + `${older} of them for more than 72 hours; the oldest for ${oldestHours ?? 0} hours. Decide the oldest first.`,
    ar: `القضايا المفتوحة عند نهاية الفترة: ${openAtEnd}، منها ${older} تجاوزت 72 ساعة، `
      + `وأقدمها منذ ${oldestHours ?? 0} ساعة. يُبتّ في الأقدم أولًا.`,
  };
};

const counted = (payments: number): string => (payments === 1 ? '1 payment' : `${payments} payments`);
