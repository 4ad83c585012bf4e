import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CONTRACT_TYPES } from '../contracts/public.ts';
import { CONTROLS } from './controls.ts';
import { standardMapping } from './mapping.ts';

const ROOT = new URL('../../../../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
/** The numbers in the table of what must always hold. */
const KEPT = new Set(Array.from(text('apps/api/src/ledger/INVARIANTS.md').matchAll(/^\| (I\d+) \|/gm), ([, no]) => no));
const { paths } = JSON.parse(text('libs/sdk/openapi.json')) as { paths: Record<string, object> };
const SERVED = new Set(Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)));

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

  it.each(CONTROLS)('names invariants of $id that are kept, and routes that are served', ({ invariants, routes }) => {
    expect(invariants.filter((number) => !KEPT.has(number))).toEqual([]);
    expect(routes.filter((route) => !SERVED.has(route))).toEqual([]);
    expect(invariants.length + routes.length).toBeGreaterThan(0);
  });

  it('names products that are types of contracts, and every control once', () => {
    const products = new Set(standardMapping().flatMap(({ products: of }) => of));
    expect([...products].filter((product) => !CONTRACT_TYPES.some((type) => type === product))).toEqual([]);
    expect(new Set(CONTROLS.map(({ id }) => id)).size).toBe(CONTROLS.length);
  });
});
