import { useTranslation } from 'react-i18next';

const categories = ['start', 'islamic', 'technical', 'compliance'] as const;
const places = ['q1', 'q2', 'q3'] as const;

export interface Category {
  name: (typeof categories)[number];
  title: string;
  questions: { id: string; question: string; answer: string }[];
}

/** The questions in which a text occurs, in their categories; categories without any are left out. */
export const useQuestions = (sought: string): Category[] => {
  const { t } = useTranslation('faq');
  const needle = sought.trim().toLocaleLowerCase();
  return categories.map((name) => ({
    name,
    title: t(`category.${name}.title`),
    questions: places.map((place) => ({
      id: `${name}-${place}`,
      question: t(`category.${name}.${place}.question`),
      answer: t(`category.${name}.${place}.answer`),
    })).filter(({ question, answer }) =>
      [question, answer].some((text) => text.toLocaleLowerCase().includes(needle))),
  })).filter(({ questions }) => questions.length > 0);
};
