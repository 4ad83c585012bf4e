import { foldText } from '../../text/normalise.ts';

/** Answers in Arabic, as they read when folded, with the words by which the rules know them. */
const ANSWERS: readonly (readonly [arabic: RegExp, english: string])[] = [
  [/^(?:لا|لا يوجد|لا شي|لا احد|بلا|بدون|لم يتم|no)$/, 'none nobody'],
  [/مستاجر/, 'lessee tenant'],
  [/عميل|مشتري|زبون|متعامل/, 'client buyer customer'],
  [/موجر/, 'lessor'],
  [/باي?ع/, 'seller'],
  [/بنك|مصرف|ممول/, 'bank financier'],
  [/طرفين|طرفان|كلاهما|كليهما|متبادل|ثناي/, 'both mutual twosided'],
  [/تلقاي/, 'automatic'],
  [/متغير|عايم|معوم|غير ثابت/, 'variable'],
  [/اسمي/, 'face'],
  [/(?:سعر|ثمن|قيمه|القيمه|السعر|الثمن) ?(?:ال)?(?:اصلي|شراء|تكلفه)/, 'original cost'],
  [/خيري|صدقه|صدقات|البر|تبرع|فقراء|ايتام/, 'charity'],
  [/(?:^|\s)(?:ال)?(?:دين|ديون|مديونيه|ذمم)(?:\s|$)/, 'debt receivable'],
  [/عيني/, 'inkind'],
  [/تشغيلي|دوري|يومي|بسيط|روتيني/, 'routine'],
  [/اساسي|هيكلي|كبري|رييسي|جميع|شامل/, 'major all'],
  [/(?:^|\s)(?:موعود|مشروط|مضمون|متفق عليه|مستحق)/, 'promised'],
  [/مستثن|معف|براءه/, 'excluded'],
  [/منفصل|مستقل/, 'separate'],
  [/كامل|كله|كلها/, 'whole'],
  [/حصه|حصص|ملكي|بقدر|راس المال/, 'share'],
];
const ARABIC = /[\u0621-\u064a]/;

/** The English words for an answer in Arabic, and for a bare no; nothing for any other. */
export function wordsForAnswer(term: string): string {
  if (!ARABIC.test(term) && !/^\s*no\s*$/i.test(term)) return '';
  const folded = foldText(term).trim();
  return ANSWERS.flatMap(([arabic, english]) => (arabic.test(folded) ? [english] : [])).join(' ');
}
