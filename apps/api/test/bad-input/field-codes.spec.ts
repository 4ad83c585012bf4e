import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import '../../src/app.module.ts';
import { DAY_RULE } from '../../src/platform/day.ts';
import { RULE_CODES } from '../../src/platform/http/validation/rule-code.ts';

/** Rules that only say when others hold, and the day's rule, which tells its kind by itself. */
const SILENT = ['isOptional', 'conditionalValidation', DAY_RULE];

/** The part of the validators' storage that holds the rules of each class. */
interface Rules { validationMetadatas: Map<unknown, { name?: string; type: string }[]> }

describe('the fields of requests', () => {
  it('have a code for every rule that they may break', () => {
    const rules = [...(getMetadataStorage() as unknown as Rules).validationMetadatas.values()].flat()
      .map(({ name, type }) => name ?? type);
    expect(new Set(rules).size).toBeGreaterThan(20);
    expect([...new Set(rules)].filter((rule) => !(rule in RULE_CODES) && !SILENT.includes(rule)).sort()).toEqual([]);
  });
});
