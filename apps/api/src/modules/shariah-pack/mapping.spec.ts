import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CONTROLS } from './controls.ts';
import { standardMapping } from './mapping.ts';

const ROOT = new URL('../../../../../', import.meta.url);

describe('the mapping of standards', () => {
  it('claims what rules cite alone, and each by at least one rule', () => {
    const mapping = standardMapping();
    expect(mapping.length).toBeGreaterThan(10);
    expect(mapping.filter(({ rules }) => rules.length === 0)).toEqual([]);
    const cited = new Set(mapping.map(({ standard }) => standard));
    expect(CONTROLS.flatMap(({ standards }) => standards).filter((standard) => !cited.has(standard))).toEqual([]);
  });

  it.each(CONTROLS)('names a test of $id that is there', ({ testedBy }) => {
    expect(existsSync(new URL(testedBy, ROOT))).toBe(true);
  });
});
