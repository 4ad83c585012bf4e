import type { BindingDto, ResolutionTextDto } from '@connect/sdk';
import { Length, Matches, ValidateIf } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';

const text = { message: () => i18n.t('boards:errors.text') };
const day = { message: () => i18n.t('boards:errors.day') };
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST = 4000;

/** What a resolution says, as somebody writes it: each part in both languages, which are both signed. */
export class WriteForm {
  boardId = '';

  @Length(1, LONGEST, text)
  titleAr = '';

  @Length(1, LONGEST, text)
  titleEn = '';

  @Length(1, LONGEST, text)
  questionAr = '';

  @Length(1, LONGEST, text)
  questionEn = '';

  @Length(1, LONGEST, text)
  rulingAr = '';

  @Length(1, LONGEST, text)
  rulingEn = '';

  @Length(1, LONGEST, text)
  reasonsAr = '';

  @Length(1, LONGEST, text)
  reasonsEn = '';

  /** One a line. */
  sources = '';

  @Matches(DAY, day)
  validFrom = '';

  @ValidateIf(({ validUntil }: WriteForm) => validUntil !== '')
  @Matches(DAY, day)
  validUntil = '';
}

export const parts = ['title', 'question', 'ruling', 'reasons'] as const;
export type TextPart = (typeof parts)[number];

/** What the form says of a resolution. */
export const textOf = (form: WriteForm, binds: readonly BindingDto[]): ResolutionTextDto => {
  const both = (part: TextPart) => ({ ar: form[`${part}Ar`].trim(), en: form[`${part}En`].trim() });
  return {
    title: both('title'), question: both('question'), ruling: both('ruling'), reasons: both('reasons'),
    sources: form.sources.split('\n').map((line) => line.trim()).filter((line) => line !== ''),
    binds: binds.map(({ kind, value }) => ({ kind, value: value.trim() })).filter(({ value }) => value !== ''),
    validFrom: form.validFrom, validUntil: form.validUntil === '' ? null : form.validUntil,
  };
};

/** The form that says what a resolution says. */
export const formOf = (text: ResolutionTextDto): Omit<WriteForm, 'boardId'> => ({
  titleAr: text.title.ar, titleEn: text.title.en, questionAr: text.question.ar, questionEn: text.question.en,
  rulingAr: text.ruling.ar, rulingEn: text.ruling.en, reasonsAr: text.reasons.ar, reasonsEn: text.reasons.en,
  sources: text.sources.join('\n'), validFrom: text.validFrom, validUntil: text.validUntil ?? '',
});

/** What the form calls a field of the API: `title.ar` is `titleAr`. */
export const writtenFieldOf = (field: string): string =>
  field.replace(/\.(ar|en)$/, (_, language: string) => (language === 'ar' ? 'Ar' : 'En'))
    .replace(/^sources.*/, 'sources');
