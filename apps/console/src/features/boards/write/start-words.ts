import type { BindingDto, BothLanguagesDto } from '@connect/sdk';

type Begun = Record<'title' | 'question', (value: string) => BothLanguagesDto>;

/** How a question begins that comes from another screen; both languages are signed, whichever the reader reads. */
const begun: Readonly<Partial<Record<BindingDto['kind'], Begun>>> = {
  ruleset: {
    title: (value) => ({ ar: `مجموعة القواعد، الإصدار ${value}`, en: `Rule set version ${value}` }),
    question: (value) => ({
      ar: `هل يجوز العمل بالإصدار ${value} من مجموعة القواعد؟`,
      en: `May version ${value} of the rule set come into force?`,
    }),
  },
  profile: {
    title: () => ({ ar: 'الآراء الفقهية المتبعة في المصرف', en: 'The opinions that the bank follows' }),
    question: () => ({
      ar: 'هل يجوز للمصرف العمل بالآراء الواردة في هذا الإصدار؟',
      en: 'May the bank follow the opinions of this version of its profile?',
    }),
  },
};

/** The title and the question about something that is to be bound. */
export const startWordsOf = ({ kind, value }: BindingDto) => {
  const words = begun[kind];
  if (words === undefined) return {};
  const [title, question] = [words.title(value), words.question(value)];
  return { titleAr: title.ar, titleEn: title.en, questionAr: question.ar, questionEn: question.en };
};
