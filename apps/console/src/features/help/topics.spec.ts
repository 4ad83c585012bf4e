import { describe, expect, it } from '@jest/globals';
import ar from './words/articles.ar.json' with { type: 'json' };
import en from './words/articles.en.json' with { type: 'json' };
import { type HelpTopic, topicsMatching } from './topics.ts';

const kindsOf = (topics: readonly HelpTopic[]) => topics.map(({ id, articles }) => ({
  id, articles: articles.map(({ slug, blocks }) => ({
    slug, blocks: blocks.map(({ text, steps, points }) => (text === undefined ? [steps?.length, points?.length] : 'text')),
  })),
}));

describe('the articles of the Help Center', () => {
  it('are twenty, four to a topic, under names of their own', () => {
    expect(en.topics.map(({ articles }) => articles.length)).toEqual([4, 4, 4, 4, 4]);
    expect(new Set(en.topics.flatMap(({ articles }) => articles.map(({ slug }) => slug))).size).toBe(20);
  });

  it('say the same in Arabic, paragraph by paragraph and step by step', () => {
    expect(kindsOf(ar.topics)).toEqual(kindsOf(en.topics));
  });

  it.each([
    ['MURABAHA', ['smart-contracts']],
    ['webhooks', ['api-integration']],
    ['what the rules look for', ['islamic-finance']],
    ['', ['getting-started', 'islamic-finance', 'smart-contracts', 'api-integration', 'governance']],
    ['no such word', []],
  ])('are found by %p', (sought, ids) => {
    expect(topicsMatching(en.topics, sought).map(({ id }) => id)).toEqual(ids);
  });
});
