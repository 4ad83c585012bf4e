import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { ENV, type Env } from '../../platform/env.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { isWithin } from '../../platform/office-hours.ts';
import type { ChatState, SupportAvailabilityDto } from './support.dto.ts';

/** Who is at the desk says so at least once in this time. */
const LEASE = sql<string>`now() + interval '75 seconds'`;
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
    const { median } = await tables(em).selectFrom('support_request').select((request) => sql<number | null>`
      percentile_cont(0.5) within group (
        order by extract(epoch from ${request.ref('first_answered_at')} - ${request.ref('created_at')}))::float`
      .as('median')).where('first_answered_at', '>=', since.toISOString()).executeTakeFirstOrThrow();
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
    const present = await tables(tx).selectFrom('support_presence')
      .innerJoin('app_user', 'app_user.id', 'support_presence.user_id').select('app_user.id')
      .where('present_until', '>', sql<string>`now()`).where('role', '=', 'admin').limit(1).executeTakeFirst();
    return present ? 'available' : 'nobody_there';
  }

  /** Notes that somebody of the staff is at the desk for the next minute, or has left it. */
  async setPresence({ userId }: Actor, isPresent: boolean): Promise<SupportAvailabilityDto> {
    if (isPresent) {
      await tables(this.em.fork()).insertInto('support_presence').values({ user_id: userId, present_until: LEASE })
        .onConflict((known) => known.column('user_id').doUpdateSet({ present_until: LEASE })).execute();
    } else {
      await tables(this.em.fork()).deleteFrom('support_presence').where('user_id', '=', userId).execute();
    }
    return this.availability();
  }
}
