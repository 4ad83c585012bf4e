import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { jsonColumn, jsonTexts, rows, type Tx } from '../../platform/database/sql.ts';
import { EventSignal } from '../../platform/event-signal.service.ts';
import { Ticker } from '../../platform/ticker.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { EventConsumers } from '../events/event-consumers.service.ts';
import type { Occurrence } from '../events/public.ts';
import { noticesOf } from './notices.ts';

const CONSUMER = 'notifications';
const HOUR_MS = 3_600_000;
const KEPT_FOR = `interval '90 days'`;

/** Tells people what concerns them, exactly once, a moment after it happened; forgets it after ninety days. */
@Injectable()
export class Notifier extends Ticker implements OnModuleDestroy {
  private readonly stopListening: () => void;
  private notifying: Promise<void> | null = null;
  private isWoken = false;

  constructor(
    private readonly consumers: EventConsumers, private readonly unitOfWork: UnitOfWork, signal: EventSignal,
  ) {
    super(HOUR_MS);
    this.stopListening = signal.onWake(() => { this.wake(); });
  }

  async onModuleDestroy(): Promise<void> {
    this.stopListening();
    await this.notifying;
  }

  protected round(): Promise<unknown> {
    return this.unitOfWork.commit((tx) => rows(tx, `delete from notification where created_at < now() - ${KEPT_FOR}`));
  }

  private wake(): void {
    this.isWoken = true;
    this.notifying ??= this.notifyAll().finally(() => { this.notifying = null; });
  }

  // What could not be told is told at the next wake: its position was not moved.
  private async notifyAll(): Promise<void> {
    try {
      while (this.isWoken) {
        this.isWoken = false;
        while (await this.consumers.consume(CONSUMER, writeNotices) > 0);
      }
    } catch {
      this.isWoken = false;
    }
  }
}

const writeNotices = async (tx: Tx, occurrences: Occurrence[]): Promise<void> => {
  const notices = occurrences.flatMap(noticesOf);
  if (notices.length === 0) return;
  await rows(tx, `
    with n as materialized (
      select * from unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], ${jsonTexts('$7')},
                           $8::timestamptz[], $9::boolean[], $10::boolean[]) with ordinality
        as n (kind, user_id, officers_of, except_id, resource, resource_id, data, created_at, is_for_staff,
              is_for_desk, place)),
    told as (
      select n.*, n.user_id as subscriber from n where n.user_id is not null
      union all
      select n.*, u.id from n join app_user u on u.bank_id = n.officers_of and u.role = 'bank' and u.id <> n.except_id
      union all
      select n.*, u.id from n join app_user u on u.role in ('admin', 'bank') where n.is_for_staff
      union all
      select n.*, u.id from n join app_user u on u.role = 'admin' and u.id is distinct from n.except_id
      where n.is_for_desk)
    insert into notification (user_id, kind, resource, resource_id, data, created_at)
    select subscriber, kind, resource, resource_id, data::jsonb, created_at from told order by place`, [
    notices.map((n) => n.kind), notices.map((n) => n.userId), notices.map((n) => n.officersOf),
    notices.map((n) => n.except), notices.map((n) => n.occurrence.resource),
    notices.map((n) => n.occurrence.resourceId), jsonColumn(notices.map((n) => JSON.stringify(n.data))),
    notices.map((n) => n.occurrence.createdAt), notices.map((n) => n.isForStaff), notices.map((n) => n.isForDesk),
  ]);
};
