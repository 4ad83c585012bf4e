import { createHash, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { row, rows } from '../../src/platform/database/sql.ts';
import { until, WebhookReceiver, type Received } from '../webhook-receiver.ts';
import { startProcesses, type ApiProcesses } from './api-processes.ts';

const EVENTS = Number(process.env['EVENTS'] ?? 2000);
const KILLS = Number(process.env['KILLS'] ?? 6);
const OBJECTS = Math.ceil(EVENTS / 4);
const PAUSE_BETWEEN_KILLS_MS = 400;
const PATIENCE_MS = 120_000 + EVENTS * 60;

/** The same third of all first tries fails in every run. */
const failsAt = (id: string, tries: number): boolean =>
  (createHash('sha256').update(`${id} ${tries}`).digest()[0] ?? 0) % 3 === 0;

describe('webhooks while their workers are killed', () => {
  let processes: ApiProcesses;
  let receiver: WebhookReceiver;
  let secret: string;
  let webhookId: string;

  beforeAll(async () => {
    receiver = new WebhookReceiver();
    const url = await receiver.listen();
    processes = await startProcesses(2, { WEBHOOK_LOOPBACK: 'true', DATA_KEY: randomBytes(32).toString('base64') });
    const token = await processes.tokenOf('admin');
    const { body } = await processes.clients[0]!.post('/api/v1/webhooks', { url, types: ['ruleset.*'] }, token);
    secret = String(body['secret']);
    webhookId = String(body['id']);
  });
  afterAll(async () => {
    receiver.close();
    await processes.close();
  });

  const isSigned = ({ id, body, headers }: Received): boolean => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signed = createHmac('sha256', key).update(`${id}.${String(headers['webhook-timestamp'])}.${body}`).digest('base64');
    return headers['webhook-signature'] === `v1,${signed}`;
  };

  /** Events about versions of the settings, four about each, in one go: so many things that none waits for another. */
  const happen = async (): Promise<void> => {
    await rows(processes.orm.em.fork(), `
      insert into audit_event (action, resource, resource_id, severity, details, type, created_at)
      select 'ruleset_draft', 'ruleset', (1000000 + o)::text, 'info', jsonb_build_object('round', r), 'ruleset.drafted',
             now()
      from generate_series(1, $1::int) o, generate_series(1, 4) r order by r, o limit $2::int`, [OBJECTS, EVENTS]);
  };

  it(`delivers ${EVENTS} events at least once through ${KILLS} kills, to a receiver that fails a third of the time`, async () => {
    const tries = new Map<string, number>();
    receiver.answer = ({ id }) => {
      const count = (tries.get(id) ?? 0) + 1;
      tries.set(id, count);
      return failsAt(id, count) ? 500 : 204;
    };
    await happen();
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(PAUSE_BETWEEN_KILLS_MS);
      await processes.kill(kill % 2);
      await processes.start(kill % 2);
    }
    // What waits for its next try is due at once, so that a day of tries does not last a day.
    const left = await until(async () => {
      await rows(processes.orm.em.fork(), `
        update webhook_delivery set next_at = now()
        where state = 'waiting' and next_at > now()`);
      await rows(processes.orm.em.fork(), `
        update job set run_at = now() where queue = 'webhook' and lease_holder is null and run_at > now()`);
      return row<{ made: number; waiting: number }>(processes.orm.em.fork(), `
        select count(*)::int as made, count(*) filter (where state = 'waiting')::int as waiting
        from webhook_delivery where webhook_id = $1`, [webhookId]);
    }, ({ made, waiting }) => made === EVENTS && waiting === 0, PATIENCE_MS);
    expect(left).toEqual({ made: EVENTS, waiting: 0 });

    const expected = await rows<{ id: string }>(processes.orm.em.fork(), `
      select 'evt_' || p.position as id from event_position p join outbox_event o on o.id = p.event_id
      where o.type = 'ruleset.drafted'`);
    const delivered = new Set(receiver.received.filter(({ status }) => status === 204).map(({ id }) => id));
    expect(expected).toHaveLength(EVENTS);
    expect(expected.filter(({ id }) => !delivered.has(id))).toEqual([]);
    expect(receiver.received.filter((message) => !isSigned(message))).toEqual([]);
    expect(receiver.received.filter(({ status }) => status === 500).length).toBeGreaterThan(EVENTS / 5);

    // Of two events about one version the later one is first heard after the earlier one was taken.
    const firsts = new Map<string, { object: string; position: number }>();
    for (const { id, body, status } of receiver.received) {
      const { resourceId } = JSON.parse(body) as { resourceId: string };
      if (status === 204 && !firsts.has(id)) firsts.set(id, { object: resourceId, position: Number(id.slice(4)) });
    }
    const last = new Map<string, number>();
    const early = [...firsts.values()].filter(({ object, position }) => {
      const isEarly = position < (last.get(object) ?? 0);
      last.set(object, position);
      return isEarly;
    });
    expect(early).toEqual([]);
  }, PATIENCE_MS + KILLS * 30_000);
});
