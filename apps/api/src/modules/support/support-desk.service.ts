import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { isWithin } from '../../platform/office-hours.ts';
import type { ChatState, SupportAvailabilityDto } from './support.dto.ts';

/** Who is at the desk says so at least once in this time. */
const LEASE = '75 seconds';
const MEDIAN_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Knows who is at the desk, and when anybody is to be. Presence is a matter of real seconds, which all processes read
 * from the database; the hours are those of the bank's clock.
 */
@Injectable()
export class SupportDesk {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'support'>,
  ) {}

  /** What a person is told before they ask. */
  async availability(): Promise<SupportAvailabilityDto> {
    const em = this.em.fork();
    const { hours: { days, from, to, timeZone }, answerWithinHours, email, phone } = this.env.support;
    const since = new Date(this.clock.now().getTime() - MEDIAN_DAYS * DAY_MS);
    const { median } = await row<{ median: number | null }>(em, `
      select percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at))::float
        as median
      from support_request where first_answered_at >= $1`, [since]);
    return {
      chat: await this.chatState(em),
      days: [...days], from, to, timeZone, answerWithinHours,
      medianAnswerSeconds: median === null ? null : Math.round(median),
      email: email ?? null,
      phone: phone ?? null,
    };
  }

  /** Whether somebody would answer now, and if not, why. */
  async chatState(tx: Tx): Promise<ChatState> {
    if (!isWithin(this.env.support.hours, this.clock.now())) return 'outside_hours';
    const present = await rows(tx, `
      select 1 from support_presence p join app_user u on u.id = p.user_id
      where p.present_until > now() and u.role = 'admin' limit 1`);
    return present.length > 0 ? 'available' : 'nobody_there';
  }

  /** Notes that somebody of the staff is at the desk for the next minute, or has left it. */
  async setPresence({ userId }: Actor, isPresent: boolean): Promise<SupportAvailabilityDto> {
    if (isPresent) {
      await rows(this.em.fork(), `
        insert into support_presence (user_id, present_until) values ($1, now() + interval '${LEASE}')
        on conflict (user_id) do update set present_until = excluded.present_until`, [userId]);
    } else {
      await rows(this.em.fork(), 'delete from support_presence where user_id = $1', [userId]);
    }
    return this.availability();
  }
}
