import { Injectable } from '@nestjs/common';
import { CitationNumbers } from './citation-numbers.ts';
import { corpusVersion, passages } from './corpus/corpus.ts';
import { sourcesOf, type Language, type Passage } from './corpus/passage.ts';
import { REFERRALS, type ReferralReason } from './corpus/referrals.ts';
import type { GuidanceDto, GuidanceQuestionDto } from './guidance.dto.ts';
import { PassageIndex } from './retrieval/passage-index.ts';
import { signOf } from './retrieval/question-signs.ts';
import { isArabic } from './retrieval/stems.ts';

const MOST_PASSAGES = 3;
// Below this share of the question the best passage speaks of something else.
const LEAST_CONFIDENCE = 0.32;
// A further passage is worth reading when it answers nearly as well as the first.
const RELATED_SHARE = 0.7;

const DISCLAIMER: Readonly<Record<Language, string>> = {
  en: 'General guidance from named sources, not a fatwa. It does not change how a payment is judged.',
  ar: 'إرشاد عام مستند إلى مصادر مسماة، وليس فتوى، ولا يغيّر الحكم على أي دفعة.',
};

const INDEX = new PassageIndex(passages);

/** Answers questions from the corpus, word for word, and knows what it must leave to the board. */
@Injectable()
export class GuidanceService {
  /** The answer to a question; everything in it stands in the corpus. */
  answer({ question, ...wishes }: GuidanceQuestionDto): GuidanceDto {
    // A wish that is null is none.
    const language = wishes.language ?? (isArabic(question) ? 'ar' : 'en');
    const sign = signOf(question);
    if (sign !== undefined) return refer(sign, language, 0);
    const hits = INDEX.search(question, wishes.context ?? '');
    const [best] = hits;
    const confidence = best?.confidence ?? 0;
    if (best === undefined || confidence < LEAST_CONFIDENCE) return refer('no_source', language, confidence);
    const related = hits.slice(1, MOST_PASSAGES)
      .filter((hit) => hit.confidence >= LEAST_CONFIDENCE && hit.score >= RELATED_SHARE * best.score);
    return present(best.passage, related.map(({ passage }) => passage), language, confidence);
  }
}

function present(main: Passage, related: readonly Passage[], language: Language, confidence: number): GuidanceDto {
  const numbers = new CitationNumbers(language);
  const shown = [main, ...related].map((passage) => ({
    id: passage.id,
    version: passage.version,
    title: passage.title[language],
    text: numbers.write(passage.text),
    citations: sourcesOf(passage.text[language]).map((id) => numbers.numberOf(id)),
  }));
  return {
    ...(main.contested ? referral('contested', language) : { referToBoard: false }),
    answer: shown[0]?.text ?? '',
    language,
    passages: shown,
    citations: numbers.list(),
    schools: main.schools.map(({ school, view }) => ({ school, view: view[language] })),
    rules: [...main.rules],
    ...closing(language, confidence),
  };
}

function refer(reason: ReferralReason, language: Language, confidence: number): GuidanceDto {
  return {
    ...referral(reason, language),
    answer: REFERRALS[reason][language],
    language, passages: [], citations: [], schools: [], rules: [],
    ...closing(language, confidence),
  };
}

const referral = (reason: ReferralReason, language: Language) =>
  ({ referToBoard: true, reason, referral: REFERRALS[reason][language] });

const closing = (language: Language, confidence: number) => ({
  disclaimer: DISCLAIMER[language],
  corpusVersion,
  confidence: Math.round(confidence * 100),
  phrasedBy: 'corpus' as const,
});
