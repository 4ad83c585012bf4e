import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../app.ts';
import { openFixture, type Fixture } from '../e2e/access-fixture.ts';
import { RawClient } from '../exchange.ts';
import { readOperations, type Operation, type Schema } from './slots.ts';
import { exampleOf, fitting, requestOf } from './stage.ts';

/** A field that takes a day, by the names and places that lead to it. */
interface DayField {
  operation: Operation;
  in: 'body' | 'query';
  path: string[];
}

const LOOKS_LIKE_A_DAY = /^\d{4}-\d{2}-\d{2}/;
const NAMED_LIKE_A_DAY = /(?:On|Since|At|Date)$|^(?:asOf|on)$/;
/** Births are compared with lists in both calendars; the others are words such as "today" or "unknown" as well. */
const OTHERWISE: ReadonlySet<string> = new Set([
  'screenName.dateOfBirth', 'analyzePayment.counterpartyDob',
  // What a reviewer looked at is told in words.
  'writeWorkingPaper.lookedAt',
]);
const STRANGE = [
  ['a day of the Hijra', '1447-05-12', 'HIJRI_DAY'], ['a day that nobody expects', '2206-11-06', 'DAY_OUT_OF_RANGE'],
  ['a day long ago', '1026-11-20', 'DAY_OUT_OF_RANGE'],
] as const;

const isDay = ({ type, format, example, items }: Schema): boolean => (items ? isDay(items)
  : type === 'string' && (format === 'date' || (typeof example === 'string' && LOOKS_LIKE_A_DAY.test(example))));

const fieldsIn = (schema: Schema, path: string[]): string[][] => [
  ...(schema.oneOf ?? []).flatMap((one) => fieldsIn(one, path)),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]): string[][] => [
    ...(isDay(inner) || (inner.type === 'string' && NAMED_LIKE_A_DAY.test(name))
      ? [inner.items ? [...path, name, '0'] : [...path, name]] : []),
    ...fieldsIn(inner.items ? inner.items : inner, inner.items ? [...path, name, '0'] : [...path, name]),
  ]),
];

/** A body with a value at a place, and around it what the document gives as examples. */
const withValue = (schema: Schema, body: unknown, [name, ...rest]: string[], value: unknown): unknown => {
  if (name === undefined) return value;
  if (schema.items && /^\d+$/.test(name)) {
    const [first = exampleOf(schema.items)] = Array.isArray(body) ? body as unknown[] : [];
    return [withValue(schema.items, first, rest, value)];
  }
  const whole = schema.oneOf?.find(({ properties }) => properties && name in properties) ?? schema;
  const held = (body ?? exampleOf(whole) ?? {}) as Record<string, unknown>;
  return { ...held, [name]: withValue(whole.properties?.[name] ?? {}, held[name], rest, value) };
};

const spelled = (path: readonly string[]): string =>
  path.map((part, place) => (/^\d+$/.test(part) ? `[${part}]` : place === 0 ? part : `.${part}`)).join('');

describe('every field of the document that takes a day', () => {
  let rig: TestApp;
  let raw: RawClient;
  let fixture: Fixture;
  let fields: DayField[];

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    fixture = await openFixture(rig);
    fields = (await readOperations(raw)).flatMap((operation): DayField[] => [
      ...operation.slots.filter((slot) => slot.in === 'query' && isDay(slot.schema))
        .map((slot): DayField => ({ operation, in: 'query', path: [slot.name] })),
      ...fieldsIn(operation.body?.schema ?? {}, []).map((path): DayField => ({ operation, in: 'body', path })),
    ]).filter(({ operation: { id }, path }) => !OTHERWISE.has([id, ...path].join('.')));
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  it('is found, in queries, bodies and deep within them', () => {
    const names = fields.map(({ operation: { id }, path }) => `${id}.${path.join('.')}`);
    expect(names).toEqual(expect.arrayContaining([
      'createMurabaha.saleSignedOn', 'requestReport.from', 'proposeCustomerChange.data.bornOn', 'takeContractStep.on',
      'proposeCustomerChange.data.documents.0.expiresOn', 'takeContractStep.dueOn.0', 'listBatches.from', 'fileStr.filedOn',
      'transferAcross.originator.naturalPerson.dateAndPlaceOfBirth.dateOfBirth', 'clearParty.expiresAt',
    ]));
    expect(names.length).toBeGreaterThan(60);
  });

  it.each(STRANGE)('asks about %s, by its name and with a code', async (_, day, code) => {
    const wrong: unknown[] = [];
    for (const { operation, in: place, path } of fields) {
      const parts = fitting(operation, fixture);
      const asked = place === 'query'
        ? requestOf(operation, { ...parts, query: { ...parts.query, [path[0] ?? '']: day } }, fixture)
        : requestOf(operation, {
          ...parts, body: withValue(operation.body?.schema ?? {}, parts.body, path, day) as Record<string, unknown>,
        }, fixture);
      const { status, text } = await raw.ask(asked);
      const { details } = JSON.parse(text) as { details?: unknown };
      const problems = Array.isArray(details) ? details as { field: string; code?: string; message: string }[] : [];
      const field = spelled(path).replace(/\[0\]$/, '');
      const isAsked = problems.some((one) => one.code === code && one.field.startsWith(field.slice(0, 60)) && one.message !== '');
      if (status !== 400 || !isAsked) wrong.push({ at: `${operation.id} ${spelled(path)}`, status, text: text.slice(0, 200) });
    }
    expect(wrong).toEqual([]);
  });
});
