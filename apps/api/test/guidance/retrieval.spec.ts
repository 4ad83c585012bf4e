import { describe, expect, it } from '@jest/globals';
import { passages } from '../../src/modules/guidance/corpus/corpus.ts';
import { GuidanceService } from '../../src/modules/guidance/guidance.service.ts';
import { PassageIndex } from '../../src/modules/guidance/retrieval/passage-index.ts';
import { decideAll, isRight, isWrongRuling, measure } from './accuracy.ts';
import { questionsByOutcome, questionsByPassage } from './questions.ts';

// What was reached when the words were last changed; they may only rise.
const LEAST_RIGHT = 0.9;
const LEAST_REFERRED = 0.95;
const MOST_FALSELY_REFERRED = 0.08;
const LEAST_OF_FIRST_SIGHT = { rightStandard: 0.95, referred: 0.98, refused: 0.98 };

const guidance = new GuidanceService();
const index = new PassageIndex(passages);
const contested = new Set(passages.filter((passage) => passage.contested).map(({ id }) => id));
const examples = new Set(passages.flatMap(({ questions }) => [...questions.en, ...questions.ar]));

interface Case { id: string; question: string }

const casesOf = (asked: Readonly<Record<string, readonly string[]>>): Case[] =>
  Object.entries(asked).flatMap(([id, questions]) => questions.map((question) => ({ id, question })));

describe.each([
  ['the questions that searching was tuned with', questionsByPassage('tuned'), passages.length],
  ['questions written afterwards', questionsByPassage('written-afterwards'), 63],
])('retrieval over %s', (_, { byPassage, forNone }, leastPassages) => {
  const cases = casesOf(byPassage);
  const answered = cases.map((asked) => ({ ...asked, answer: guidance.answer({ question: asked.question }) }));

  it('asks of every passage that there was, and nothing that the corpus gives as an example', () => {
    const asked = new Set(cases.map(({ id }) => id));
    const ids = new Set(passages.map(({ id }) => id));
    expect([...asked].filter((id) => !ids.has(id))).toEqual([]);
    expect(asked.size).toBeGreaterThanOrEqual(leastPassages);
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
    const kept = forNone.filter((question) => !guidance.answer({ question }).referToBoard);
    expect(kept.length / forNone.length).toBeLessThanOrEqual(1 - LEAST_REFERRED);
  });
});

describe('questions written at first sight', () => {
  const decided = decideAll(questionsByOutcome());

  it.each(['rightStandard', 'referred', 'refused'] as const)('are decided as they must: %s', (kind) => {
    const { right, of } = measure(decided)[kind];
    expect(of).toBeGreaterThan(30);
    const wrong = decided.filter((one) => !isRight(one)).map((one) => one.asked.id);
    expect({ wrong, isEnough: right / of >= LEAST_OF_FIRST_SIGHT[kind] }).toMatchObject({ isEnough: true });
  });

  it('are never told a ruling that is not theirs', () => {
    expect(decided.filter(isWrongRuling).map((one) => one.asked.question)).toEqual([]);
  });
});

describe('a question for the very thing', () => {
  const plain = { permitted: 'yes', forbidden: 'no' } as const;

  it.each([
    ['Is gambling allowed?', 'no'], ['هل يجوز شراء الذهب بالتقسيط؟', 'no'], ['Is salam permitted?', 'yes'], ['Are sukuk halal?', 'yes'],
    ['Can I take riba?', 'no'], ['هل العربون جائز؟', 'yes'], ['May I sell an invoice at a discount?', 'no'], ['Is takaful halal?', 'yes'],
  ] as const)('%s is told %s', (question, said) => {
    const { ruling } = guidance.answer({ question });
    expect(ruling === undefined ? undefined : plain[ruling]).toBe(said);
  });

  it.each([
    'Is it allowed to refuse interest?', 'Can I stop gambling?', 'Is interest not haram?', 'Can I buy gold in instalments or cash?',
    'Is gambling halal if I win?', 'Can I take riba-free finance?', 'Why is gambling haram?', 'Can I buy shares in a takaful company?',
    'هل يجوز ترك القمار؟', 'هل يجوز شراء الذهب بالتقسيط بدون قبض؟', 'Is the sale of sukuk of an interest bank halal?',
  ])('"%s" is another question and told neither', (question) => expect(guidance.answer({ question }).ruling).toBeUndefined());
});
