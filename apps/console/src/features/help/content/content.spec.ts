import { describe, expect, it } from '@jest/globals';
import { topicsIn, topicsMatching } from './content.ts';

const kindsOf = (language: string) => topicsIn(language).map(({ id, articles }) => ({
  id, articles: articles.map(({ slug, blocks }) => ({
    slug, blocks: blocks.map(({ text, steps, points }) => (text === undefined ? [steps?.length, points?.length] : 'text')),
  })),
}));

describe('the articles of the Help Center', () => {
  it('are sixteen, four to a topic, under names of their own', () => {
    expect(topicsIn('en').map(({ articles }) => articles.length)).toEqual([4, 4, 4, 4]);
    expect(new Set(topicsIn('en').flatMap(({ articles }) => articles.map(({ slug }) => slug))).size).toBe(16);
  });

  it('say the same in Arabic, paragraph by paragraph and step by step', () => {
    expect(kindsOf('ar')).toEqual(kindsOf('en'));
  });

  it.each([
    ['MURABAHA', ['smart-contracts']],
    ['webhooks', ['api-integration']],
    ['what the rules look for', ['islamic-finance']],
    ['', ['getting-started', 'islamic-finance', 'smart-contracts', 'api-integration']],
    ['no such word', []],
  ])('are found by %p', (sought, ids) => {
    expect(topicsMatching(topicsIn('en'), sought).map(({ id }) => id)).toEqual(ids);
  });
});
