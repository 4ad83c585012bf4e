import { describe, expect, it } from '@jest/globals';
import { remembering } from './remembering.ts';

describe('a function that remembers words', () => {
  it('asks once for a word that comes again, and again when others have pushed it out', () => {
    const asked: string[] = [];
    const lengthOf = remembering((word) => asked.push(word) && word.length);
    expect([lengthOf('loan'), lengthOf('loan')]).toEqual([4, 4]);
    expect(asked).toEqual(['loan']);
    for (let word = 0; word < 10_000; word += 1) lengthOf(`word${word}`);
    expect(lengthOf('loan')).toBe(4);
    expect(asked.filter((word) => word === 'loan')).toHaveLength(2);
  });

  it('keeps no long words', () => {
    let times = 0;
    const seen = remembering(() => { times += 1; return times; });
    const long = 'x'.repeat(100);
    expect([seen(long), seen(long)]).toEqual([1, 2]);
  });
});
