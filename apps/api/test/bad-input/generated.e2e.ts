import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startApp, type TestApp } from '../app.ts';
import { openFixture, type Fixture } from '../e2e/access-fixture.ts';
import { RawClient } from '../exchange.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { IS_LONG } from '../long.ts';
import { VALUES } from './corpus.ts';
import { faultIn } from './fault.ts';
import { isForbidden, readOperations, type Operation, type Schema, type Slot } from './slots.ts';
import { fitting, requestOf } from './stage.ts';

// CASES=200000 runs as many as a night allows, and SEED=… the same ones again.
const CASES = Number(process.env['CASES'] ?? (IS_LONG ? 20_000 : 400));
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const MOST_MS = 600_000 + CASES * 100;

// Signing in costs a password hash, and signing out ends the session that asks.
const LEFT_TO_THE_CORPUS = new Set(['login', 'register', 'logout', 'refresh', 'sandboxSignIn']);

const amount = fc.tuple(fc.nat(99), fc.nat(99)).map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);

/** Values of the kind a schema asks for, some of them just outside it. */
const nearlyFitting = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.pattern !== undefined) return amount;
  if (schema.format === 'uuid') return fc.uuid();
  switch (schema.type) {
    case 'number': return fc.integer({ min: -1, max: 201 });
    case 'boolean': return fc.boolean();
    case 'array': return fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), { maxLength: 4 });
    case 'object': return fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 6 });
    default: return fc.string({ unit: 'binary', maxLength: schema.maxLength ?? 64 });
  }
};

const valueFor = ({ schema }: Slot, fit: unknown): fc.Arbitrary<unknown> => fc.oneof(
  { weight: 4, arbitrary: fit === undefined ? nearlyFitting(schema) : fc.constant(fit) },
  { weight: 4, arbitrary: nearlyFitting(schema) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(...VALUES.map(({ value }) => value)) },
);

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

describe('generated input', () => {
  let rig: TestApp;
  let raw: RawClient;
  let fixture: Fixture;
  let operations: Operation[];

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    fixture = await openFixture(rig);
    operations = (await readOperations(raw)).filter((operation) =>
      operation.slots.length > 0 && !LEFT_TO_THE_CORPUS.has(operation.id));
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    raw.close();
    await rig.close();
  });

  /** Values for any selection of an operation's slots. */
  const requestTo = (operation: Operation): fc.Arbitrary<Record<string, unknown>> => {
    const { body } = fitting(operation, fixture);
    const slots = operation.slots.filter((slot) => slot.in !== 'header');
    return fc.record(Object.fromEntries(slots.map((slot) => [slot.name, valueFor(slot, body?.[slot.name])])),
      { requiredKeys: slots.filter((slot) => slot.isRequired).map((slot) => slot.name) });
  };

  const ask = async (operation: Operation, values: Record<string, unknown>): Promise<void> => {
    const parts = fitting(operation, fixture);
    const taken = operation.slots.filter((slot) => slot.name in values);
    const pick = (place: Slot['in']) => taken.filter((slot) => slot.in === place)
      .map((slot): [string, unknown] => [slot.name, values[slot.name]]);
    const [id] = pick('path').map(([, value]) => encodeURIComponent(textOf(value)));
    const asked = requestOf(operation, {
      ...parts,
      // An empty part of a path makes another path of it.
      id: id === undefined || id === '' ? parts.id : id,
      query: Object.fromEntries(pick('query').map(([name, value]) => [name, textOf(value)])),
      body: parts.body && Object.fromEntries(pick('body')),
    }, fixture);
    const answer = await raw.ask(asked);
    expect(faultIn(answer)).toBeNull();
    expect(answer.status).not.toBe(401);
    const forbidden = taken.filter((slot) =>
      isForbidden(slot, slot.in === 'query' ? textOf(values[slot.name]) : values[slot.name]));
    // A rehearsal of a contract judges any terms, however wrong they are.
    const isJudgedOnly = operation.path.includes('/smart-contracts/') && textOf(values['dryRun'] ?? '') === 'true';
    if (answer.status < 400 && !isJudgedOnly) expect(forbidden.map((slot) => slot.name)).toEqual([]);
  };

  it(`never breaks the server, in ${CASES} requests made from its own document (seed ${SEED})`, async () => {
    const cases = fc.constantFrom(...operations).chain((operation) =>
      fc.tuple(fc.constant(operation), requestTo(operation)));
    let asked = 0;
    await fc.assert(fc.asyncProperty(cases, async ([operation, values]) => {
      asked++;
      await ask(operation, values);
    }), { numRuns: CASES, seed: SEED });
    expect(asked).toBe(CASES);
  }, MOST_MS);
});
