import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../app.ts';
import { RawClient } from '../exchange.ts';
import { contentsOf } from '../table-contents.ts';
import { POLICY, type Rule } from './access-policy.ts';
import { CALLERS, setScene, type CallerName, type Scene } from './access-scene.ts';
import { callRoute, documentedRoutes, type DocumentedRoute } from './documented-routes.ts';

// Signing out ends the caller's own session, so it is asked last and with nobody's token.
const ENDS_THE_SESSION = 'logout';

const cells = Object.entries(POLICY).flatMap(([operationId, rule]) => (Object.keys(CALLERS) as CallerName[])
  .map((caller) => ({ operationId, rule, caller, expected: expectedOf(rule, caller) })));

function expectedOf({ roles, status }: Rule, caller: CallerName): number {
  if (roles === 'public') return status;
  const role = CALLERS[caller];
  if (role === null) return 401;
  return roles.includes(role) ? status : 403;
}

describe('who may call which route', () => {
  let rig: TestApp;
  let raw: RawClient;
  let scene: Scene;
  let routes: Map<string, DocumentedRoute>;

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    scene = await setScene(rig);
    routes = await documentedRoutes(raw);
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  const ask = async (operationId: string, rule: Rule, caller: CallerName) => {
    const self = scene.people[caller === 'anonymous' ? 'amina' : caller];
    const route = routes.get(operationId);
    if (!route) throw new Error(`The document has no operation ${operationId}.`);
    const call = await rule.call?.(scene, self, caller, raw) ?? {};
    return callRoute(raw, route, caller === 'anonymous' || operationId === ENDS_THE_SESSION ? null : self.token, call);
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

  it('leaves no route undocumented but the documentation itself', () => {
    const documented = new Set([...routes.values()].map((route) => `${route.method} ${route.path}`));
    const served = servedRoutes(rig.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false }))
      .filter((route) => !/^\w+ \/api-docs(-json|\/|$)/.test(route));
    expect(served.length).toBeGreaterThan(20);
    expect(new Set(served)).toEqual(documented);
  });

  it.each(cells)('$operationId answers $caller with $expected', async ({ operationId, rule, caller, expected }) => {
    const answer = await ask(operationId, rule, caller);
    expect({ status: answer.status, ...(answer.status === expected ? {} : { text: answer.text }) })
      .toEqual({ status: expected });
    if (expected !== 401 && expected !== 403) return;
    expect(JSON.parse(answer.text)).toMatchObject(expected === 401
      ? { code: 'UNAUTHENTICATED', requestId: answer.headers['x-request-id'] }
      : { code: 'FORBIDDEN', details: { requiredRoles: rule.roles }, requestId: answer.headers['x-request-id'] });
  });

  it('refuses without writing anything but the refusal of a known person', async () => {
    const refused = cells.filter(({ expected }) => expected === 401 || expected === 403);
    const calls = [];
    for (const { operationId, rule, caller } of refused) {
      const self = scene.people[caller === 'anonymous' ? 'amina' : caller];
      calls.push({ operationId, caller, self, call: await rule.call?.(scene, self, caller, raw) ?? {} });
    }
    const tables = Object.keys(await contentsOf(rig.orm.em)).filter((name) => name !== 'audit_event');
    const [before, seen] = [await contentsOf(rig.orm.em, tables), await lastEvent()];
    for (const { operationId, caller, self, call } of calls) {
      await callRoute(raw, routes.get(operationId)!, caller === 'anonymous' ? null : self.token, call);
    }
    expect(await contentsOf(rig.orm.em, tables)).toEqual(before);
    const events = await rows<{ action: string; actor_id: string }>(rig.orm.em.fork(),
      'select action, actor_id from audit_event where id > $1 order by id', [seen]);
    const known = calls.filter(({ caller }) => caller !== 'anonymous');
    expect(known.length).toBeGreaterThan(0);
    expect(events).toEqual(known.map(({ self }) => ({ action: 'unauthorized_access', actor_id: self.id })));
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
