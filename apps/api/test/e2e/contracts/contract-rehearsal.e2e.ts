import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CONTRACT_TYPES, type ContractType } from '../../../src/modules/contracts/terms/contract-kinds.ts';
import type { ConnectClient, ContractAssessmentDto } from '@connect/sdk';
import { sharedApp } from '../../suite.ts';

const METHODS = {
  murabaha: 'createMurabaha', ijara: 'createIjara', mudaraba: 'createMudaraba', musharaka: 'createMusharaka',
  'diminishing-musharaka': 'createDiminishingMusharaka',
} as const satisfies Record<ContractType, string>;

type Terms = Readonly<Record<string, unknown>>;

const schemas = (JSON.parse(readFileSync(new URL('../../../../../libs/sdk/openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, { properties?: Terms; required?: string[] }> };
}).components.schemas;

/** Terms of a type as they are documented: those that a template states, and those that must be stated. */
const termsOf = (type: ContractType, template: Terms): string[] => {
  const { required = [], properties = {} } = schemas[`C${METHODS[type].slice(1)}Dto`] ?? {};
  expect(Object.keys(properties).length).toBeGreaterThan(3);
  return [...new Set([...Object.keys(template), ...required, ...Object.keys(properties)])];
};

const WRONG: readonly (readonly [what: string, value: unknown])[] = [
  ['null', null], ['an object', { x: 1 }], ['a truth', true], ['a word', 'xyzzy'], ['a number', -7], ['a list', [[1]]],
];

describe('a rehearsal of a contract', () => {
  let bank: ConnectClient;
  let templates: Map<string, Terms>;

  beforeAll(async () => {
    bank = await (await sharedApp()).as('bank.uae');
    templates = new Map((await bank.smartContracts.listContractTemplates()).map(({ type, terms }) => [type, terms]));
  });

  /** What a rehearsal says beside what making the contract is answered with. */
  const bothOf = async (type: ContractType, terms: Terms) => {
    const requestBody = terms as never;
    const method = METHODS[type];
    const { valid, refusal } = await bank.smartContracts[method]({ requestBody, dryRun: 'true' }) as ContractAssessmentDto;
    const made = await bank.smartContracts[method]({ requestBody }).then(
      () => ({ valid: true, status: 201, code: null }),
      (failure: unknown) => ({ valid: false, ...failure as { status: number; code: string } }));
    return [
      { valid, status: refusal?.status ?? 201, code: refusal?.code ?? null },
      { valid: made.valid, status: made.status, code: made.code },
    ];
  };

  it.each(CONTRACT_TYPES)('of %s is valid when the contract would be made, and only then', async (type) => {
    const template = templates.get(type) ?? {};
    const whole = await bothOf(type, template);
    expect(whole[0]).toEqual({ valid: true, status: 201, code: null });
    const differing: unknown[] = [];
    let refused = 0;
    for (const name of termsOf(type, template)) {
      const { [name]: own, ...rest } = template;
      const changed: [string, Terms][] = [
        ['nothing', own === undefined ? template : rest],
        ...WRONG.map(([what, value]): [string, Terms] => [what, { ...template, [name]: value }])];
      for (const [what, terms] of changed) {
        const [rehearsed, made] = await bothOf(type, terms);
        if (made?.valid === false) refused++;
        if (JSON.stringify(rehearsed) !== JSON.stringify(made)) differing.push([name, what, rehearsed, made]);
      }
    }
    expect(differing).toEqual([]);
    // Null is refused for each term, and most of the other values are.
    expect(refused).toBeGreaterThan(2 * termsOf(type, template).length);
  });

  it.each(CONTRACT_TYPES)('of %s without any terms says what making it says', async (type) => {
    const [rehearsed, made] = await bothOf(type, {});
    expect(rehearsed).toEqual(made);
  });

  it('of a lease asks about ownership of which nothing is said', async () => {
    const terms = { ...templates.get('ijara') };
    delete terms['lessorOwnsSince'];
    const ask = async (changes: Terms) => (await bank.smartContracts.createIjara({
      requestBody: { ...terms, ...changes }, dryRun: 'true' }) as ContractAssessmentDto).findings;
    expect(await ask({})).toMatchObject([{ ruleId: 'IJA-017', severity: 'flag', clause: 'lessorOwnsSince' }]);
    expect(await ask({ lessorOwnsSince: '2026-01-05' })).toEqual([]);
    expect(await ask({ clauses: 'The lessor owns the excavator.' })).toEqual([]);
    expect(await ask({ clauses: 'يملك المؤجر الحفارة.' })).toEqual([]);
  });
});
