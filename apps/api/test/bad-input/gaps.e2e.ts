import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../app.ts';
import { openFixture, type Fixture } from '../e2e/access-fixture.ts';
import { POLICY } from '../e2e/access-policy.ts';
import { RawClient, type Answered, type Asked } from '../exchange.ts';
import { contentsOf } from '../table-contents.ts';
import { faultIn } from './fault.ts';
import { changedAt, placesIn, spelled, type Place } from './gaps.ts';
import { readOperations, type Operation, type Schema } from './slots.ts';
import { askAll, fitting, requestOf, takesFile } from './stage.ts';

const MOST_FIELD_CHARACTERS = 64;
const OWN_PAGE = { 'x-connect-request': '1' };

/** One request with one gap in it; the field is the one to be named. */
interface Case { id: string; asked: Asked; name: string; field: string }

type WithBody = Operation & { body: { schema: Schema } };
const hasJson = (operation: Operation): operation is WithBody => Boolean(operation.body?.schema);

const namedIn = ({ text }: Answered): string[] =>
  ((JSON.parse(text) as { details?: { field: string }[] }).details ?? []).map(({ field }) => field);

describe('what is missing from a request, or null in it', () => {
  let rig: TestApp;
  let raw: RawClient;
  let fixture: Fixture;
  let operations: Operation[];

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    fixture = await openFixture(rig);
    operations = await readOperations(raw);
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  /** A request to an operation with another body than the one documented; undefined: with none. */
  const asking = (operation: Operation, body: unknown, query: Record<string, string> = {}): Asked => {
    const parts = fitting(operation, fixture);
    const whole = requestOf(operation, {
      ...parts, body: null, query: { ...parts.query, ...query },
      headers: { ...OWN_PAGE, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    }, fixture);
    // An unknown query is tried with the file that the operation takes, so that nothing else is wrong.
    if (takesFile(operation) && Object.keys(query).some((name) => name !== 'dryRun')) return whole;
    const { body: _, ...bare } = whole;
    if (body !== undefined) return { ...bare, body: JSON.stringify(body) };
    return { ...bare, headers: Object.fromEntries(Object.entries(bare.headers ?? {})
      .filter(([name]) => name !== 'content-type')) };
  };

  /** Every case is refused by the field it names, and nothing comes of it. */
  const expectRefused = async (cases: Case[]): Promise<void> => {
    expect(cases.length).toBeGreaterThan(20);
    const before = await contentsOf(rig.orm.em);
    const faults: unknown[] = [];
    await askAll(raw, cases, ({ id, name, field }, answer) => {
      const fault = faultIn(answer) ?? (answer.status === 400 ? null : 'it is not refused')
        ?? (namedIn(answer).includes(field.slice(0, MOST_FIELD_CHARACTERS)) ? null : `${field} is not named`);
      if (fault !== null) faults.push({ case: `${id} ${name}`, fault, status: answer.status, text: answer.text.slice(0, 200) });
    });
    expect(faults).toEqual([]);
    expect(await contentsOf(rig.orm.em)).toEqual(before);
  };

  /** The documented body of each operation with something done to each of its places. */
  const atEachPlace = (change: (place: Place) => unknown, isMeant: (place: Place) => boolean): Case[] =>
    operations.filter(hasJson).flatMap((operation) => {
      const { schema, example } = operation.body;
      return placesIn(schema, example).filter(isMeant).map((place): Case => ({
        id: operation.id, field: spelled(place.path), name: spelled(place.path),
        asked: asking(operation, changedAt(schema, example, place.path, change(place))),
      }));
    });

  it('is tried on every operation there is, from a body that the document gives', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(POLICY).sort());
    const incomplete = operations.filter(hasJson).filter(({ body: { schema, example } }) =>
      (schema.required ?? []).some((name) => (example as Record<string, unknown> | undefined)?.[name] === undefined));
    expect(incomplete.map(({ id }) => id)).toEqual([]);
    expect(operations.filter(hasJson).length).toBeGreaterThan(50);
  });

  it('is refused when it is the whole body, for a rehearsal as well', async () => {
    await expectRefused(operations.filter(({ body }) => body?.isRequired).flatMap((operation) => [
      { id: operation.id, name: 'without a body', field: 'body', asked: asking(operation, undefined) },
      ...(operation.slots.some(({ name }) => name === 'dryRun') ? [{
        id: operation.id, name: 'rehearsed without a body', field: 'body',
        asked: asking(operation, undefined, { dryRun: 'true' }),
      }] : []),
    ]));
  });

  it('is refused when the body is no object', async () => {
    await expectRefused(operations.filter(hasJson).flatMap((operation) => [null, [], [{}], 'x', '', 1, true].map((body) => ({
      id: operation.id, name: JSON.stringify(body), field: 'body', asked: asking(operation, body),
    }))));
  });

  it('is refused by its name when a field must be there, wherever it stands', async () => {
    await expectRefused(atEachPlace(() => undefined, ({ isRequired }) => isRequired));
    await expectRefused(operations.filter(hasJson).flatMap((operation) => (operation.body.schema.required ?? [])
      .map((field) => ({ id: operation.id, name: `{} without ${field}`, field, asked: asking(operation, {}) }))));
  });

  it('is refused by its name when null stands where the document does not say so, wherever it stands', async () => {
    await expectRefused(atEachPlace(() => null, ({ mayBeNull }) => !mayBeNull));
  });

  it('is understood when the document says so', async () => {
    const cases = atEachPlace(() => null, ({ mayBeNull }) => mayBeNull);
    expect(cases.length).toBeGreaterThan(3);
    const faults: unknown[] = [];
    await askAll(raw, cases, ({ id, name, field }, answer) => {
      const fault = faultIn(answer) ?? (answer.status === 400 && namedIn(answer).includes(field) ? 'null is refused' : null);
      if (fault !== null) faults.push({ case: `${id} ${name}`, fault, status: answer.status, text: answer.text.slice(0, 200) });
    });
    expect(faults).toEqual([]);
  });

  it('has its counterpart in what an operation has no place for, which is refused by its name', async () => {
    const writing = operations.filter(({ method }) => method !== 'GET');
    // Reads of single things as much as lists: a filter that nobody knows is no filter.
    expect(operations.length).toBeGreaterThan(writing.length + 60);
    await expectRefused([
      ...writing.filter(({ body }) => body === null).map((operation) => ({
        id: operation.id, name: 'with a body', field: 'surprise', asked: asking(operation, { surprise: 1 }),
      })),
      ...operations.map((operation) => ({
        id: operation.id, name: 'with a query', field: 'surprise',
        asked: asking(operation, operation.body?.example, { surprise: '1' }),
      })),
    ]);
  });
});
