import { Injectable } from '@nestjs/common';
import { CitationNumbers } from './citation-numbers.ts';
import { corpusVersion, passages } from './corpus/corpus.ts';
import { sourcesOf, type GuidanceLanguage } from './corpus/passage.ts';
import { REFERRALS } from './corpus/referrals.ts';
import { decide, type GuidanceDecision } from './decision.ts';
import type { GuidanceDto, GuidanceQuestionDto } from './guidance.dto.ts';
import type { Intent } from './intent/intent-reader.ts';
import { arabizi } from './retrieval/asked-words.ts';
import { PassageIndex } from './retrieval/passage-index.ts';
import { isArabic } from './retrieval/stems.ts';
import { openingOf } from './verdict/opening.ts';

const DISCLAIMER: Readonly<Record<GuidanceLanguage, string>> = {
  en: 'General guidance from named sources, not a fatwa. It does not change how a payment is judged.',
  ar: 'إرشاد عام مستند إلى مصادر مسماة، وليس فتوى، ولا يغيّر الحكم على أي دفعة.',
};

const INDEX = new PassageIndex(passages);

/** Answers questions from the corpus, word for word, and knows what it must not answer. */
@Injectable()
export class GuidanceService {
  /** The answer to a question; everything in it stands in the corpus. An intent may be given that is stricter. */
  answer({ question, ...wishes }: GuidanceQuestionDto, stricter?: Intent): GuidanceDto {
    // A wish that is null is none.
    const language = wishes.language ?? (isArabic(arabizi.read(question)) ? 'ar' : 'en');
    return present(decide(INDEX, question, { context: wishes.context ?? '', stricter }), language);
  }
}

function present(decision: GuidanceDecision, language: GuidanceLanguage): GuidanceDto {
  const { outcome, intent, reason, verdict, confidence, passages: found } = decision;
  const numbers = new CitationNumbers(language);
  const shown = found.map((passage) => ({
    id: passage.id,
    version: passage.version,
    title: passage.title[language],
    text: numbers.write(passage.text),
    citations: sourcesOf(passage.text[language]).map((id) => numbers.numberOf(id)),
  }));
  const [main] = found;
  const [first] = shown;
  const opening = openingOf(verdict, first?.title ?? '', language);
  return {
    outcome,
    intent,
    referToBoard: outcome !== 'answered',
    ...(reason === undefined ? {} : { reason, referral: REFERRALS[reason][language] }),
    ...(verdict === undefined ? {} : { ruling: verdict.ruling }),
    answer: reason === undefined ? `${opening} ${first?.text ?? ''}` : REFERRALS[reason][language],
    language,
    passages: shown,
    citations: numbers.list(),
    schools: main?.schools.map(({ school, view }) => ({ school, view: view[language] })) ?? [],
    rules: [...main?.rules ?? []],
    disclaimer: DISCLAIMER[language],
    corpusVersion,
    confidence: Math.round(confidence * 100),
    phrasedBy: 'corpus',
  };
}
