import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { chanceOf, SEED } from '../../chance.ts';
import { RawClient, type Answered } from '../../exchange.ts';
import { IS_LONG } from '../../long.ts';
import { contentsOf } from '../../table-contents.ts';
import { POLICY, type Call, type Rule } from '../access-policy.ts';
import { CALLERS, openFixture, type CallerName, type Person, type Fixture } from '../access-fixture.ts';
import { callRoute, documentedRoutes, type DocumentedRoute } from '../documented-routes.ts';

// Signing out ends the caller's own session, so it is asked last and with nobody's token.
const ENDS_THE_SESSION = 'logout';

/** Its tests send it whatever a browser may bring. */
const CALLED_BY_BROWSERS = 'GET /api/auth/oidc/callback';

const AT_ONCE = 100;

interface Cell { operationId: string; rule: Rule; caller: CallerName; expected: number }

const chance = chanceOf(SEED);
const cellsOf = (operationId: string, rule: Rule): Cell[] => (Object.keys(CALLERS) as CallerName[])
  .map((caller) => ({ operationId, rule, caller, expected: expectedOf(rule, caller) }));
const isRefused = ({ expected }: Cell): boolean => expected === 401 || expected === 403;
const refused = Object.entries(POLICY).flatMap(([id, rule]) => cellsOf(id, rule).filter(isRefused));
const allowed = Object.entries(POLICY).flatMap(([id, rule]) => {
  const cells = cellsOf(id, rule).filter((cell) => !isRefused(cell));
  // Everybody who may call a route does when there is time for it; else one of them, drawn anew for each route.
  return IS_LONG ? cells : [cells[chance(cells.length)]!];
});

function expectedOf({ roles, status, without }: Rule, caller: CallerName): number {
  if (roles === 'public') return status;
  const role = CALLERS[caller];
  if (role === null) return 401;
  return roles.includes(role) ? without?.[role] ?? status : 403;
}

const isRefusal = ({ expected, rule }: Cell, { status, headers, text }: Answered): boolean => {
  if (status !== expected) return false;
  const { code, details, requestId } = JSON.parse(text) as { code: string; details?: object; requestId: string };
  return requestId === headers['x-request-id'] && (expected === 401 ? code === 'UNAUTHENTICATED'
    : code === 'FORBIDDEN' && isDeepStrictEqual(details, { requiredRoles: rule.roles }));
};

describe('who may call which route', () => {
  let rig: TestApp;
  let raw: RawClient;
  let fixture: Fixture;
  let routes: Map<string, DocumentedRoute>;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    fixture = await openFixture(rig);
    routes = await documentedRoutes(raw);
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  const selfOf = (caller: CallerName): Person => fixture.people[caller === 'anonymous' ? 'amina' : caller];

  const callOf = async (rule: Rule, caller: CallerName): Promise<Call> =>
    await rule.call?.(fixture, selfOf(caller), caller, raw) ?? {};

  const ask = (operationId: string, call: Call, caller: CallerName): Promise<Answered> => {
    const isNobody = caller === 'anonymous' || operationId === ENDS_THE_SESSION;
    return callRoute(raw, routes.get(operationId)!, isNobody ? null : selfOf(caller).token, call);
  };

  it('is decided for every route of the document, and for no other', () => {
    expect([...routes.keys()].sort()).toEqual(Object.keys(POLICY).sort());
  });

  it('is what the document says', () => {
    for (const [operationId, { roles }] of Object.entries(POLICY)) {
      expect({ operationId, roles: [...routes.get(operationId)?.roles ?? []].sort() })
        .toEqual({ operationId, roles: roles === 'public' ? [] : [...roles].sort() });
    }
  });

  it('leaves no route undocumented but the documentation itself, and where a provider sends browsers back', () => {
    const documented = new Set([...routes.values()].map((route) => `${route.method} ${route.path}`));
    const served = servedRoutes(rig.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false }))
      .filter((route) => !/^\w+ \/api-docs(-json|\/|$)/.test(route) && route !== CALLED_BY_BROWSERS);
    expect(served.length).toBeGreaterThan(20);
    expect(new Set(served)).toEqual(documented);
  });

  it.each(allowed)('$operationId answers $caller with $expected', async ({ operationId, rule, caller, expected }) => {
    const answer = await ask(operationId, await callOf(rule, caller), caller);
    expect({ status: answer.status, ...(answer.status === expected ? {} : { text: answer.text }) })
      .toEqual({ status: expected });
  });

  it('is refused to everybody else, and nothing is written but the refusal of a known person', async () => {
    // All who are refused at a route ask for the same, which a customer could ask for.
    const calls = new Map<string, Call>();
    for (const { operationId, rule, caller } of refused) {
      if (!calls.has(operationId)) calls.set(operationId, await callOf(rule, caller));
    }
    const tables = Object.keys(await contentsOf(rig.orm.em)).filter((name) => name !== 'audit_event');
    const [before, seen] = [await contentsOf(rig.orm.em, tables), await lastEvent()];
    const wrong: object[] = [];
    // So many at a time as a process has connections for.
    for (let first = 0; first < refused.length; first += AT_ONCE) {
      await Promise.all(refused.slice(first, first + AT_ONCE).map(async (cell) => {
        const { operationId, caller } = cell;
        const answer = await ask(operationId, calls.get(operationId)!, caller);
        if (!isRefusal(cell, answer)) wrong.push({ operationId, caller, status: answer.status, text: answer.text });
      }));
    }
    expect(wrong).toEqual([]);
    expect(await contentsOf(rig.orm.em, tables)).toEqual(before);
    const events = await rows<{ action: string; actor_id: string }>(rig.orm.em.fork(),
      'select action, actor_id from audit_event where id > $1', [seen]);
    const known = refused.flatMap(({ caller }) => (caller === 'anonymous' ? [] : [fixture.people[caller].id]));
    expect(known.length).toBeGreaterThan(0);
    expect(new Set(events.map(({ action }) => action))).toEqual(new Set(['unauthorized_access']));
    expect(events.map(({ actor_id: id }) => id).sort()).toEqual(known.sort());
  });

  const lastEvent = async (): Promise<string> =>
    (await rows<{ id: string }>(rig.orm.em.fork(), 'select max(id) as id from audit_event'))[0]?.id ?? '0';
});

/** Reads the router's own drawing of its tree, in which every level is indented by four characters. */
function servedRoutes(tree: string): string[] {
  const prefixes: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const drawn = /^([│ ]*)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line);
    if (!drawn) return [];
    const [, indent = '', part = '', methods = ''] = drawn;
    const level = indent.length / 4;
    prefixes.length = level;
    prefixes.push(part);
    const path = prefixes.join('').replace(/:(\w+)/g, '{$1}');
    return methods.split(', ').filter((method) => method !== '' && method !== 'HEAD').map((method) => `${method} ${path}`);
  });
}
