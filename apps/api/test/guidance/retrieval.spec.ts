import { describe, expect, it } from '@jest/globals';
import { passages } from '../../src/modules/guidance/corpus/corpus.ts';
import { GuidanceService } from '../../src/modules/guidance/guidance.service.ts';
import { PassageIndex } from '../../src/modules/guidance/retrieval/passage-index.ts';
import { ASKED, NOT_FOR_THE_CORPUS } from './asked.ts';
import { UNSEEN, UNSEEN_NOT_FOR_THE_CORPUS } from './unseen.ts';

// What was reached when the words were last changed; they may only rise.
const LEAST_RIGHT = 0.9;
const LEAST_REFERRED = 0.95;
const MOST_FALSELY_REFERRED = 0.08;

const guidance = new GuidanceService();
const index = new PassageIndex(passages);
const contested = new Set(passages.filter((passage) => passage.contested).map(({ id }) => id));
const examples = new Set(passages.flatMap(({ questions }) => [...questions.en, ...questions.ar]));

interface Case { id: string; question: string }

const casesOf = (asked: Readonly<Record<string, readonly string[]>>): Case[] =>
  Object.entries(asked).flatMap(([id, questions]) => questions.map((question) => ({ id, question })));

describe.each([
  ['the questions that searching was set with', casesOf(ASKED), NOT_FOR_THE_CORPUS],
  ['questions written afterwards', casesOf(UNSEEN), UNSEEN_NOT_FOR_THE_CORPUS],
])('retrieval over %s', (_, cases, foreign) => {
  const answered = cases.map((asked) => ({ ...asked, answer: guidance.answer({ question: asked.question }) }));

  it('asks of every passage, and nothing that the corpus gives as an example', () => {
    expect(new Set(cases.map(({ id }) => id))).toEqual(new Set(passages.map(({ id }) => id)));
    expect(cases.filter(({ question }) => examples.has(question))).toEqual([]);
  });

  it('finds the right passage first', () => {
    const right = answered.filter(({ id, question }) => index.search(question)[0]?.passage.id === id);
    expect(right.length / answered.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('seldom sends to the board what it could answer', () => {
    const open = answered.filter(({ id }) => !contested.has(id));
    const referred = open.filter(({ answer }) => answer.referToBoard);
    expect(referred.length / open.length).toBeLessThanOrEqual(MOST_FALSELY_REFERRED);
  });

  it('sends to the board whatever councils differ on, with what they say', () => {
    const found = answered.filter(({ answer }) => contested.has(answer.passages[0]?.id ?? ''));
    expect(found.length).toBeGreaterThan(0);
    for (const { answer } of found) expect(answer).toMatchObject({ referToBoard: true, reason: 'contested' });
  });

  it('sends to the board what the corpus has no source for', () => {
    const kept = foreign.filter((question) => !guidance.answer({ question }).referToBoard);
    expect(kept.length / foreign.length).toBeLessThanOrEqual(1 - LEAST_REFERRED);
  });
});
