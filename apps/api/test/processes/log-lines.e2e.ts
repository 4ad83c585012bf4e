import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { urlOf } from '../../src/platform/database/connection.ts';
import { ormOptions } from '../../src/platform/database/orm-options.ts';
import { rows } from '../../src/platform/database/sql.ts';
import { PASSWORD } from '../app.ts';
import { cloneDatabase, type SuiteDatabase } from '../database.ts';
import { METRICS_TOKEN } from '../metrics.ts';
import { freePorts } from '../free-ports.ts';
import { buildIfStale, untilReady } from './api-processes.ts';
import { PatientClient } from './patient-client.ts';

const PROGRAM = new URL('../../dist/main.js', import.meta.url).pathname;
const CANARIES = {
  password: 'canary-password-9182', token: 'canary-token-5521', email: 'canary.person@example.com',
  memo: 'canary memo of thirty palms', name: 'Canary Lastname',
};

const VIEWS = '/api/v1/views';

type Line = Record<string, unknown>;

describe('the log of a process', () => {
  let database: SuiteDatabase;
  let dataDir: string;
  let orm: MikroORM;
  let child: ChildProcess;
  let client: PatientClient;
  let url: string;
  let printed = '';
  let complained = '';

  beforeAll(async () => {
    buildIfStale();
    database = await cloneDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'connect-log-'));
    const [port] = await freePorts(1);
    url = `http://127.0.0.1:${String(port)}`;
    client = new PatientClient(url);
    orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false } });
    child = spawn(process.execPath, [PROGRAM], {
      env: {
        PATH: process.env['PATH'], PORT: String(port), DATABASE_URL: urlOf(database.app), DATA_DIR: dataDir,
        SANDBOX: 'true', SANDBOX_SEED: 'empty', LOG_LEVEL: 'info', METRICS_TOKEN, FORCE_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk: Buffer) => { printed += chunk.toString(); });
    child.stderr?.on('data', (chunk: Buffer) => { complained += chunk.toString(); });
    await untilReady(client, child);
  });
  afterAll(async () => {
    client.close();
    if (child.exitCode === null && child.signalCode === null) {
      const isGone = once(child, 'exit');
      child.kill('SIGTERM');
      await isGone;
    }
    await orm.close(true);
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  const lines = (): Line[] => printed.split('\n').slice(0, -1).map((line) => JSON.parse(line) as Line);
  /** Asks, and answers the lines that tell of the request. */
  const tellingOf = async (requestId: string, path: string, request: RequestInit = {}): Promise<Line[]> => {
    const answer = await fetch(`${url}${path}`, {
      ...request, headers: { 'x-request-id': requestId, 'content-type': 'application/json', ...request.headers } });
    await answer.text();
    // A later request is told of later, so that nothing is missing once it was.
    const marker = `${requestId}-told`;
    await fetch(`${url}/health/live`, { headers: { 'x-request-id': marker } });
    while (!printed.includes(`"requestId":"${marker}"`)) await once(child.stdout!, 'data');
    return lines().filter((line) => line['requestId'] === requestId);
  };
  const signIn = async (): Promise<{ token: string; userId: string }> => {
    const { body } = await client.post('/api/auth/login', { username: 'amina', password: PASSWORD });
    return { token: String(body['token']), userId: (body['user'] as { id: string }).id };
  };

  it('tells of each request in one line: its route and who asked, and nothing of what was in it', async () => {
    const { token, userId } = await signIn();
    const [line, ...others] = await tellingOf('told-1', `/api/v1/wallets?token=${CANARIES.token}&network=uae_dirham`, {
      headers: { authorization: `Bearer ${token}`, cookie: `session=${CANARIES.token}` },
    });
    expect(others).toEqual([]);
    expect(line).toEqual({
      level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), requestId: 'told-1', method: 'GET',
      route: '/api/v1/wallets', status: expect.any(Number), durationMs: expect.any(Number), userId,
      message: 'Request answered.',
    });
    expect(printed).not.toContain(token);
  });

  it('holds no password, token, address of mail, name or memo that anybody sent', async () => {
    const { token } = await signIn();
    const post = (id: string, path: string, body: object) => tellingOf(id, path, {
      method: 'POST', body: JSON.stringify(body), headers: { authorization: `Bearer ${token}`, 'idempotency-key': id } });
    await post('canary-1', '/api/auth/login', { username: CANARIES.email, password: CANARIES.password });
    await post('canary-2', '/api/auth/register', {
      username: 'canary', password: CANARIES.password, email: CANARIES.email, name: CANARIES.name });
    await post('canary-3', '/api/v1/transactions/send', { memo: CANARIES.memo, token: CANARIES.token });
    await tellingOf('canary-4', `/nowhere/${CANARIES.token}?email=${CANARIES.email}`);
    await tellingOf('canary-5', '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    await rows(orm.em.fork(), 'alter table session rename to away');
    try {
      await post('canary-6', '/api/auth/login', { username: 'amina', password: PASSWORD, [CANARIES.token]: 1 });
      await post('canary-7', '/api/auth/login', { username: 'yusuf', password: PASSWORD });
    } finally {
      await rows(orm.em.fork(), 'alter table away rename to session');
    }
    for (const canary of [...Object.values(CANARIES), PASSWORD, METRICS_TOKEN]) {
      expect(printed + complained).not.toContain(canary);
    }
  });

  it('tells of a fault of ours with its stack, and of a database that went away without one', async () => {
    await rows(orm.em.fork(), 'alter table saved_view rename to away');
    const { token } = await signIn();
    const headers = { authorization: `Bearer ${token}` };
    const fault = await tellingOf('fault-1', VIEWS, { headers });
    await rows(orm.em.fork(), 'alter table away rename to saved_view');
    expect(fault).toEqual([expect.objectContaining({
      level: 'error', status: 500, route: VIEWS,
      failure: expect.objectContaining({ code: '42P01', stack: expect.stringContaining('at ') }),
    })]);
    const lost = await orm.em.fork().transactional(async (tx) => {
      await rows(tx, 'lock table saved_view in access exclusive mode');
      const telling = tellingOf('lost-1', VIEWS, { headers });
      // Not in the transaction that holds the lock, for that would see who waits as it was when it first looked.
      for (let ended = 0; ended === 0;) {
        ended = (await rows(orm.em.fork(), `
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%saved_view%'`)).length;
      }
      return telling;
    });
    expect(lost).toEqual([expect.objectContaining({ level: 'warn', status: 503, code: 'DATABASE_UNAVAILABLE' })]);
    expect(JSON.stringify(lost)).not.toContain('stack');
  });

  it('is JSON, a line each, without colours, and everything is in it', () => {
    expect(lines().length).toBeGreaterThan(10);
    for (const line of lines()) expect(line).toMatchObject({ level: expect.any(String), time: expect.any(String) });
    expect(printed).not.toContain('\u001b');
    expect(complained).toBe('');
  });
});
