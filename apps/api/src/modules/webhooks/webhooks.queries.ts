import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inOrder, type ListOrders } from '../../platform/database/list-order.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { runForOne, statement } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { WAITING_SHAPE, waiting, type WaitingRow } from '../../platform/waiting.ts';
import type { DeliveryAttemptDto, DeliveryDetailDto, DeliveryDto, ListDeliveriesQuery } from './delivery.dto.ts';
import { toWebhookDto, WEBHOOK_COLUMNS, type WebhookRow } from './webhook-row.ts';
import type { WebhookDto } from './webhook.dto.ts';

interface DeliveryRow {
  id: string;
  webhook_id: string;
  message_id: string;
  type: string;
  state: DeliveryDto['state'];
  attempts: number;
  last_status: number | null;
  last_problem: DeliveryDto['lastProblem'];
  next_at: Date;
  created_at: Date;
  ended_at: Date | null;
  body: string;
}

interface AttemptRow {
  number: number;
  started_at: Date;
  duration_ms: number;
  status: number | null;
  problem: DeliveryAttemptDto['problem'];
}

const DELIVERIES = `
  select d.id, d.webhook_id, d.message_id, d.type, d.state, d.attempts, d.next_at, d.created_at, d.ended_at, d.body,
         a.status as last_status, a.problem as last_problem
  from webhook_delivery d
  left join lateral (
    select status, problem from webhook_attempt where delivery_id = d.id order by number desc limit 1) a on true`;

// One that was switched off by hand is nobody's worry.
const FAILING = statement(waiting(`
  select coalesce(w.disabled_at, w.failing_since) as since from webhook w
  where w.owner_id = $1::uuid and (w.failing_since is not null or w.disabled_because in ('gone', 'failing'))
  order by 1`, '$2'), WAITING_SHAPE);

const ORDERS: ListOrders = { recorded: 'd.id', cursor: '$3::bigint', lastRecorded: '$3' };

const DELIVERY_ID = /^[1-9]\d{0,14}$/;
const MOST_ATTEMPTS_SHOWN = 100;

const toDeliveryDto = (d: DeliveryRow): DeliveryDto => ({
  id: d.id,
  webhookId: d.webhook_id,
  messageId: d.message_id,
  type: d.type,
  state: d.state,
  attempts: d.attempts,
  lastStatus: d.last_status,
  lastProblem: d.last_problem,
  nextAttemptAt: d.state === 'waiting' ? new Date(d.next_at).toISOString() : null,
  createdAt: new Date(d.created_at).toISOString(),
  endedAt: d.ended_at === null ? null : new Date(d.ended_at).toISOString(),
});

/** Reads people's own webhooks and what became of their deliveries. */
@Injectable()
export class WebhooksQueries {
  constructor(private readonly em: EntityManager) {}

  /** The caller's webhooks, the newest first. */
  async list(actor: Actor): Promise<WebhookDto[]> {
    const found = await rows<WebhookRow>(this.em.fork(),
      `select ${WEBHOOK_COLUMNS} from webhook where owner_id = $1 order by id desc`, [actor.userId]);
    return found.map(toWebhookDto);
  }

  /** The caller's webhooks that do not take what is delivered. */
  failing(actor: Actor, now: Date): Promise<WaitingRow> {
    return runForOne(this.em.fork(), FAILING, [actor.userId, now]);
  }

  async get(actor: Actor, id: string): Promise<WebhookDto> {
    return toWebhookDto(await this.own(this.em.fork(), actor, id));
  }

  /** One webhook of the caller's, locked when it is to be changed; 404 otherwise. */
  async own(tx: Tx, actor: Actor, id: string, { isLocked = false } = {}): Promise<WebhookRow> {
    const [found] = isId(id) ? await rows<WebhookRow>(tx, `
      select ${WEBHOOK_COLUMNS} from webhook where id = $1 and owner_id = $2 ${isLocked ? 'for update' : ''}`,
      [id, actor.userId]) : [];
    if (!found) throw notFound('webhook');
    return found;
  }

  /** What was and is being delivered to a webhook, newest first unless asked otherwise. */
  async deliveries(actor: Actor, webhookId: string, query: ListDeliveriesQuery): Promise<DeliveryDto[]> {
    const em = this.em.fork();
    const { id } = await this.own(em, actor, webhookId);
    const page = inOrder(ORDERS, query.sort);
    const found = await rows<DeliveryRow>(em, `
      ${DELIVERIES}
      where d.webhook_id = $1 and ($2::text is null or d.state = $2) and ${page.beyond}
      order by ${page.by} limit $4`, [id, query.state ?? null, query.before ?? null, query.limit]);
    return found.map(toDeliveryDto);
  }

  /** One delivery with its bytes and its tries. */
  async delivery(em: Tx, actor: Actor, deliveryId: string): Promise<DeliveryDetailDto> {
    const [found] = DELIVERY_ID.test(deliveryId) ? await rows<DeliveryRow>(em, `
      ${DELIVERIES} join webhook w on w.id = d.webhook_id where w.owner_id = $1 and d.id = $2`,
      [actor.userId, deliveryId]) : [];
    if (!found) throw notFound('delivery');
    const attempts = await rows<AttemptRow>(em, `
      select number, started_at, duration_ms, status, problem from webhook_attempt
      where delivery_id = $1 order by number desc limit ${MOST_ATTEMPTS_SHOWN}`, [deliveryId]);
    return {
      ...toDeliveryDto(found),
      body: found.body,
      log: attempts.reverse().map((a) => ({
        number: a.number, startedAt: new Date(a.started_at).toISOString(), durationMs: a.duration_ms, status: a.status,
        problem: a.problem,
      })),
    };
  }
}
