import { describe, expect, it } from '@jest/globals';
import { catalogue } from '@connect/compliance-rules';
import { corpusVersion, passages } from './corpus.ts';
import { SOURCE_MARK, sourcesOf } from './passage.ts';
import { sources } from './sources.ts';

// Arabic writes particles and owners onto its words.
const LEAST_WORDS = { en: 80, ar: 65 };
const MOST_WORDS = 200;
const LEAST_QUESTIONS = 5;
const ruleIds = new Set(catalogue.map((rule) => rule.id));

const wordsIn = (text: string): number => text.replaceAll(SOURCE_MARK, '').split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

describe('the corpus', () => {
  it('holds at least fifty passages, each under a name of its own', () => {
    expect(passages.length).toBeGreaterThanOrEqual(50);
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  });

  it('asks no example question twice', () => {
    const questions = passages.flatMap((passage) => [...passage.questions.en, ...passage.questions.ar]);
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('names no source that nobody rests on', () => {
    const used = new Set(passages.flatMap(({ text }) => sourcesOf(text.en)));
    expect(Object.keys(sources).filter((id) => !used.has(id as keyof typeof sources))).toEqual([]);
  });

  it('has a version that follows from its words', () => expect(corpusVersion).toMatch(/^[0-9a-f]{12}$/));

  describe.each(passages.map((passage) => [passage.id, passage] as const))('%s', (_, passage) => {
    it('is as long as an answer should be, in both languages', () => {
      for (const language of ['en', 'ar'] as const) {
        const words = wordsIn(passage.text[language]);
        expect({ language, words, isFitting: words >= LEAST_WORDS[language] && words <= MOST_WORDS })
          .toEqual({ language, words, isFitting: true });
      }
    });

    it('rests on the same sources in both languages, and on none that is not listed', () => {
      const cited = sourcesOf(passage.text.en);
      expect(cited.length).toBeGreaterThan(0);
      expect(cited.toSorted()).toEqual(sourcesOf(passage.text.ar).toSorted());
      expect(cited.filter((id) => !(id in sources))).toEqual([]);
    });

    it('is written in the language it says', () => {
      for (const { en, ar } of [passage.title, passage.text, ...passage.schools.map(({ view }) => view)]) {
        expect([isArabic(en), isArabic(ar)]).toEqual([false, true]);
      }
    });

    it('names rules there are, schools, topics and enough questions', () => {
      expect(passage.rules.filter((id) => !ruleIds.has(id))).toEqual([]);
      expect(passage.schools.length).toBeGreaterThan(0);
      expect(passage.topics.length).toBeGreaterThan(0);
      expect(passage.questions.en.length).toBeGreaterThanOrEqual(LEAST_QUESTIONS);
      expect(passage.questions.ar.length).toBeGreaterThanOrEqual(LEAST_QUESTIONS);
    });
  });
});
