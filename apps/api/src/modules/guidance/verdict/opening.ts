import type { Ruling } from '../corpus/frames.ts';
import type { GuidanceLanguage } from '../corpus/passage.ts';
import type { Verdict } from '../decision.ts';
import type { QuestionForm } from './question-form.ts';

/** What is said first when the very thing was asked. That it is forbidden is told in full: a yes could be misread. */
const TOLD: Record<QuestionForm, Record<Ruling, Record<GuidanceLanguage, string>>> = {
  asks_permission: {
    permitted: { en: 'Yes.', ar: 'نعم.' },
    forbidden: { en: 'No.', ar: 'لا.' },
  },
  asks_prohibition: {
    permitted: { en: 'It is permitted.', ar: 'هو جائز.' },
    forbidden: { en: 'It is forbidden.', ar: 'هو محرّم.' },
  },
};

/** How an answer begins: with its ruling, or with the matter that its passage speaks of, which may not be all of it. */
export function openingOf(verdict: Verdict | undefined, title: string, language: GuidanceLanguage): string {
  if (verdict !== undefined) return TOLD[verdict.form][verdict.ruling][language];
  return language === 'ar' ? `تقول المصادر في «${title}»:` : `On “${title}” the sources say:`;
}
