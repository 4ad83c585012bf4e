import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../app.ts';
import { chanceOf, SEED } from '../chance.ts';
import { openFixture, type Fixture } from '../e2e/access-fixture.ts';
import { POLICY } from '../e2e/access-policy.ts';
import { RawClient, type Answered, type Asked } from '../exchange.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { IS_LONG } from '../long.ts';
import { contentsOf, MONEY_TABLES } from '../table-contents.ts';
import { BROKEN_BODIES, FOREIGN_TYPES, RAW_PATHS, VALUES } from './corpus.ts';
import { faultIn } from './fault.ts';
import { isForbidden, readOperations, type Operation, type Slot } from './slots.ts';
import { askAll, fitting, requestOf, takesFile } from './stage.ts';

const LEAST_REQUESTS = IS_LONG ? 5_000 : 1_500;

// Of these the server does only a few at once: the first cost a password hash each, the others move the whole sandbox.
const FEW_AT_ONCE = new Set(['login', 'register', 'advanceSandboxClock', 'resetSandbox', 'simulatePayments']);

/** Terms have whatever names people give them: those that no rule knows are kept, told as unread and asked about. */
const TAKES_ANY_TERM = new Set([
  'createMurabaha', 'createIjara', 'createMudaraba', 'createMusharaka', 'createDiminishingMusharaka',
]);

/** Each slot takes one of so many values, and each operation one of so many paths and bodies, drawn anew for each. */
const ONE_OF = { values: 40, paths: 4, bodies: 4 };

interface Case {
  operation: Operation;
  asked: Asked;
  name: string;
  field: string | null;
  mustRefuse: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

interface Fault { case: string; status: number; fault: string; text: string }

/** A caller who is not recognised tests nothing. */
const strangerIn = ({ id }: Operation, { status }: Answered): string | null =>
  (status === 401 && POLICY[id]?.roles !== 'public' ? 'the administrator is not recognised' : null);

const A_BUSY_MACHINE_MS = 600_000;

describe('bad input', () => {
  let rig: TestApp;
  let raw: RawClient;
  let fixture: Fixture;
  let operations: Map<string, Operation>;
  const chance = chanceOf(SEED);
  let requests = 0;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    fixture = await openFixture(rig);
    operations = new Map((await readOperations(raw)).map((operation) => [operation.id, operation]));
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    raw.close();
    await rig.close();
  });

  const operationOf = (id: string): Operation => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`The document has no operation ${id}.`);
    return operation;
  };

  /** The request with one value in one slot; null when HTTP itself cannot carry the value there. */
  const mutated = (operation: Operation, slot: Slot, value: unknown): Asked | null => {
    const parts = fitting(operation, fixture);
    const text = textOf(value);
    switch (slot.in) {
      case 'body':
        return requestOf(operation, { ...parts, body: { ...parts.body, [slot.name]: value } }, fixture);
      case 'query':
        return requestOf(operation, { ...parts, query: { ...parts.query, [slot.name]: text } }, fixture);
      case 'path':
        return text.isWellFormed() && text !== ''
          ? requestOf(operation, { ...parts, id: encodeURIComponent(text) }, fixture) : null;
      case 'header':
        return /^[\t\x20-\x7e\x80-\xff]*$/.test(text)
          ? requestOf(operation, { ...parts, headers: { [slot.name]: text } }, fixture) : null;
    }
  };

  /** One of so many, unless there is time for all. */
  const someOf = <Value>(values: readonly Value[], oneOf: number): readonly Value[] => {
    if (IS_LONG) return values;
    const turn = chance(oneOf);
    return values.filter((_, n) => n % oneOf === turn);
  };

  const casesOf = (operation: Operation): Case[] => operation.slots.flatMap((slot) =>
    someOf(VALUES, ONE_OF.values).flatMap(({ name, value }) => {
      const asked = mutated(operation, slot, value);
      return asked === null ? [] : [{
        operation, asked, name: `${slot.in} ${slot.name} = ${name}`, field: slot.name,
        mustRefuse: isForbidden(slot, slot.in === 'query' ? textOf(value) : value),
      }];
    }));

  /** Sends the cases and answers what is wrong with the answers, and which requests were refused. */
  const send = async (cases: Case[]): Promise<{ faults: Fault[]; refused: Case[] }> => {
    const faults: Fault[] = [];
    const refused: Case[] = [];
    requests += cases.length;
    const isSlow = cases.every(({ operation }) => FEW_AT_ONCE.has(operation.id));
    await askAll(raw, cases, (item: Case, answer: Answered) => {
      const fault = faultIn(answer, item.field) ?? strangerIn(item.operation, answer)
        ?? (item.mustRefuse && answer.status < 400 ? 'what the document forbids was accepted' : null);
      const { status, text } = answer;
      if (fault !== null) faults.push({ case: `${item.operation.id}: ${item.name}`, status, fault, text: text.slice(0, 300) });
      if (status >= 400) refused.push(item);
    }, isSlow ? 2 : undefined);
    return { faults, refused };
  };

  /**
   * Refused requests leave money and transactions as they are. Where others were accepted between them, every fourth is
   * sent again, by itself.
   */
  const expectHarmless = async (cases: Case[]): Promise<void> => {
    // A batch that is refused as a whole leaves the evidence of it, and subscribers hear of it.
    const isBatch = cases.some(({ operation }) => operation.id === 'sendBatch');
    const tables = MONEY_TABLES.filter((table) => !isBatch || table !== 'outbox_event');
    const before = await contentsOf(rig.orm.em, tables);
    const { faults, refused } = await send(cases);
    expect(faults).toEqual([]);
    if (refused.length === cases.length) {
      expect(await contentsOf(rig.orm.em, tables)).toEqual(before);
    } else if (cases.some(({ operation }) => operation.method !== 'GET')) {
      const between = await contentsOf(rig.orm.em, tables);
      await send(refused.filter((_, n) => n % 4 === 0));
      expect(await contentsOf(rig.orm.em, tables)).toEqual(between);
    }
  };

  /** What is made of every operation is refused, and nothing comes of it. */
  const expectHarmlessEverywhere = async (casesOfOne: (operation: Operation) => Omit<Case, 'operation'>[]): Promise<void> => {
    const cases = [...operations.values()].flatMap((operation) =>
      casesOfOne(operation).map((one): Case => ({ ...one, operation })));
    for (const ofBatch of [false, true]) {
      await expectHarmless(cases.filter(({ operation }) => (operation.id === 'sendBatch') === ofBatch));
    }
  };

  it.each(Object.keys(POLICY))('%s takes the values of the corpus in every slot', async (id) => {
    await expectHarmless(casesOf(operationOf(id)));
  }, A_BUSY_MACHINE_MS);

  it('every path with an id takes what is not even a text', async () => {
    await expectHarmlessEverywhere((operation) => {
      const paths = operation.path.includes('{id}') ? someOf(RAW_PATHS, ONE_OF.paths) : [];
      return paths.map((id) => ({
        asked: requestOf(operation, { ...fitting(operation, fixture), id }, fixture),
        name: `at ${id.slice(0, 40)}`, field: null, mustRefuse: false,
      }));
    });
  }, A_BUSY_MACHINE_MS);

  /** The fitting request to an operation, unless it has no body. */
  const withBody = (operation: Operation): (Asked & { body: string | Buffer })[] => {
    const { body, ...asked } = requestOf(operation, fitting(operation, fixture), fixture);
    return body === undefined || takesFile(operation) ? [] : [{ ...asked, body }];
  };

  it('every body that is no unambiguous JSON object is refused', async () => {
    await expectHarmlessEverywhere((operation) => withBody(operation).flatMap((asked) =>
      someOf(BROKEN_BODIES, ONE_OF.bodies).map(({ name, body }) =>
        ({ asked: { ...asked, body }, name, field: null, mustRefuse: true }))));
  }, A_BUSY_MACHINE_MS);

  it('every body that does not come as JSON is refused', async () => {
    await expectHarmlessEverywhere((operation) => withBody(operation).flatMap((asked) => FOREIGN_TYPES.map((type) => ({
      asked: { ...asked, headers: { ...asked.headers, 'content-type': type } },
      name: `as ${type}`, field: null, mustRefuse: true,
    }))));
  }, A_BUSY_MACHINE_MS);

  it('every field that no operation knows is refused by its name', async () => {
    await expectHarmlessEverywhere((operation) => {
      const parts = fitting(operation, fixture);
      const asked = [
        ...(parts.body && !TAKES_ANY_TERM.has(operation.id)
          ? [requestOf(operation, { ...parts, body: { ...parts.body, surprise: 1 } }, fixture)] : []),
        ...(operation.slots.some((slot) => slot.in === 'query')
          ? [requestOf(operation, { ...parts, query: { ...parts.query, surprise: '1' } }, fixture)] : []),
      ];
      return asked.map((one) => ({ asked: one, name: 'with a surprise', field: 'surprise', mustRefuse: true }));
    });
  }, A_BUSY_MACHINE_MS);

  it.each([...TAKES_ANY_TERM])('a term that no rule knows is told as unread: %s', async (id) => {
    const operation = operationOf(id);
    const parts = fitting(operation, fixture);
    const asked = requestOf(operation, { ...parts, body: { ...parts.body, surprise: 1 } }, fixture);
    const { status, text } = await raw.ask(asked);
    expect({ status, ...JSON.parse(text) as object }).toMatchObject({
      status: 201, unread: expect.arrayContaining([{ path: 'surprise', value: '1' }]) });
  });

  it('a query parameter given twice is refused by its name', async () => {
    await expectHarmlessEverywhere((operation) => {
      const parts = fitting(operation, fixture);
      return operation.slots.filter((slot) => slot.in === 'query').map(({ name }) => ({
        asked: requestOf(operation, { ...parts, query: { ...parts.query, [name]: ['true', 'true'] } }, fixture),
        name: `${name} twice`, field: name, mustRefuse: true,
      }));
    });
  }, A_BUSY_MACHINE_MS);

  it('was more than a handful', () => {
    expect(requests).toBeGreaterThanOrEqual(LEAST_REQUESTS);
  });
});
