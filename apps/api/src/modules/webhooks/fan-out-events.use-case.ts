import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LOCKS } from '../../platform/database/locks.ts';
import {
  column, jsonColumn, jsonTexts, planByIndex, readByIndex, row, rows, type Tx,
} from '../../platform/database/sql.ts';
import type { Role } from '../../platform/http/access/actor.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { EventsQueries, typeFilter } from '../events/events.queries.ts';
import { visibleTo, type Subscriber, type Occurrence } from '../events/public.ts';
import { MovementsQueries } from '../statements/movements.queries.ts';
import {
  asksForNotifications, isToldTo, notificationsOf, postingsOf, type AccountNotification, type Told,
} from './account-notification.ts';
import { WEBHOOK_QUEUE } from './deliveries.service.ts';

/** A webhook at a position among the events, with its owner as they stand now. */
interface Listener {
  id: string;
  types: string[];
  /** Null while the owner's account is deactivated: nothing is sent, and nothing is sent afterwards. */
  subscriber: Subscriber | null;
  /** Null unless it rests now. */
  restingUntil: Date | null;
}

interface ListenerRow {
  id: string; types: string[]; owner_id: string; role: Role; bank_id: string | null; is_active: boolean;
  resting_until: Date | null;
}

interface NewDelivery extends Told { webhookId: string; position: number; part: number }

/**
 * Makes deliveries of what happened: for each webhook exactly what its owner hears, in that order. Work and position
 * commit together, so no event is left out and none is made twice.
 */
@Injectable()
export class FanOutEvents {
  constructor(
    private readonly em: EntityManager, private readonly unitOfWork: UnitOfWork, private readonly events: EventsQueries,
    private readonly movements: MovementsQueries,
  ) {}

  /** Takes those webhooks one stretch further that are the farthest behind; answers how many events that were. */
  async execute(): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      const position = await this.farthestBehind(tx);
      if (position === null) return 0;
      await planByIndex(tx);
      const occurrences = await this.events.after(position, tx);
      const last = occurrences.at(-1);
      if (!last) return 0;
      const listeners = await this.listenersAt(tx, position);
      const notifications = await this.notificationsOf(tx, occurrences, listeners);
      const deliveries = deliveriesOf(occurrences, listeners, notifications);
      await this.add(tx, deliveries);
      await this.enqueue(tx, listeners, deliveries);
      await rows(tx, 'update webhook set position = $2 where id = any($1::uuid[])',
        [column(listeners.map(({ id }) => id)), last.position]);
      return occurrences.length;
    });
  }

  /** How long the first event that is not a delivery everywhere has been waiting; 0 when none is. */
  async lagMs(): Promise<number> {
    const [waiting] = await readByIndex(this.em, (tx) => rows<{ lag: string }>(tx, `
      select extract(epoch from business_now() - o.created_at) * 1000 as lag
      from event_position p join outbox_event o on o.id = p.event_id
      where p.position = (select min(position) + 1 from webhook where disabled_because is null)`));
    return Math.max(0, Number(waiting?.lag ?? 0));
  }

  // Looking whether there is something to do locks nothing, for that is asked again and again.
  private async farthestBehind(tx: Tx): Promise<number | null> {
    const find = `
      select position from webhook where disabled_because is null
        and position < (select max(position) from event_position) order by position limit 1`;
    if ((await rows(tx, find)).length === 0) return null;
    const { locked } = await row<{ locked: boolean }>(
      tx, 'select pg_try_advisory_xact_lock($1) as locked', [LOCKS.fanningOutEvents]);
    const [behind] = locked ? await rows<{ position: string }>(tx, find) : [];
    return behind ? Number(behind.position) : null;
  }

  private async listenersAt(tx: Tx, position: number): Promise<Listener[]> {
    const found = await rows<ListenerRow>(tx, `
      select w.id, w.types, w.owner_id, u.role, u.bank_id, u.deactivated_at is null as is_active,
             case when w.resting_until > now() then w.resting_until end as resting_until
      from webhook w join app_user u on u.id = w.owner_id
      where w.position = $1 and w.disabled_because is null for update of w`, [position]);
    return found.map(({ id, types, owner_id: userId, role, bank_id: bankId, is_active: isActive, resting_until: at }) =>
      ({ id, types, subscriber: isActive ? { userId, role, bankId } : null, restingUntil: at }));
  }

  private async enqueue(tx: Tx, listeners: readonly Listener[], deliveries: readonly NewDelivery[]): Promise<void> {
    const busy = new Set(deliveries.map(({ webhookId }) => webhookId));
    const found = listeners.filter(({ id }) => busy.has(id));
    await enqueue(tx, WEBHOOK_QUEUE, found.filter(({ restingUntil }) => restingUntil === null).map(({ id }) => id));
    for (const { id, restingUntil } of found) {
      if (restingUntil !== null) await enqueue(tx, WEBHOOK_QUEUE, [id], restingUntil);
    }
  }

  /** What the events moved on wallets, where somebody asks to be notified of it. */
  private async notificationsOf(
    tx: Tx, occurrences: readonly Occurrence[], listeners: readonly Listener[],
  ): Promise<AccountNotification[]> {
    return listeners.some(({ types }) => asksForNotifications(types))
      ? notificationsOf(occurrences, await this.movements.of(tx, postingsOf(occurrences))) : [];
  }

  private async add(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await rows(tx, `
      insert into webhook_delivery (webhook_id, position, part, message_id, type, object, body, next_at)
      select webhook_id, position, part, 'evt_' || position || case when part > 0 then '_' || part else '' end, type,
             object, body, clock_timestamp()
      from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], ${jsonTexts('$5')}, $6::smallint[]) with ordinality
        as d (webhook_id, position, type, object, body, part, n) order by n`, [
      column(deliveries.map((d) => d.webhookId)), column(deliveries.map((d) => d.position)),
      deliveries.map((d) => d.type), deliveries.map((d) => d.object), jsonColumn(deliveries.map((d) => d.body)),
      column(deliveries.map((d) => d.part)),
    ]);
  }
}

const deliveriesOf = (
  occurrences: readonly Occurrence[], listeners: readonly Listener[], notifications: readonly AccountNotification[],
): NewDelivery[] => {
  const notificationsAt = Map.groupBy(notifications, ({ position }) => position);
  return occurrences.flatMap((occurrence) => listeners.flatMap(({ id: webhookId, types, subscriber }) => {
    if (subscriber === null) return [];
    const { position } = occurrence;
    const event = eventFor(subscriber, types, occurrence);
    const moved = asksForNotifications(types) ? notificationsAt.get(position) ?? [] : [];
    return [
      ...(event === null ? [] : [{ ...event, webhookId, position, part: 0 }]),
      ...moved.filter((one) => isToldTo(subscriber, one))
        .map(({ told, part }) => ({ ...told, webhookId, position, part })),
    ];
  }));
};

const eventFor = (subscriber: Subscriber, types: readonly string[], occurrence: Occurrence): Told | null => {
  const event = visibleTo(subscriber, occurrence);
  if (!event || !typeFilter(types.length === 0 ? undefined : types.join(','))(event)) return null;
  const { id, type, createdAt: timestamp, resource, resourceId, data } = event;
  return {
    type, object: `${resource} ${resourceId ?? id}`,
    body: JSON.stringify({ id, type, timestamp, resource, resourceId, data }),
  };
};
