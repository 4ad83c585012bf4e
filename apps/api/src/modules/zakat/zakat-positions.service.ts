import { zakatOpinions, type Hawl } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { MetalPricesQueries } from '../metal-prices/metal-prices.queries.ts';
import { advanceLines, countsFrom } from './advances.ts';
import { FollowedOpinions, type SettingRow } from './followed-opinions.service.ts';
import { linesOf, pricesOn, reckon } from './reckoning.ts';
import { WealthQueries } from './wealth.queries.ts';
import type { ZakatPositionDto } from './zakat.dto.ts';
import { tellAdvance, tellAmounts, tellDay, tellHawl, tellLine, tellNisab, tellOpinions } from './zakat-told.ts';
import { beginningOf, zakatDayOf } from './zakat-words.ts';

/** Tells somebody where they stand: what nisab is today, what they hold, and since when. */
@Injectable()
export class ZakatPositions {
  constructor(
    private readonly em: EntityManager,
    private readonly wealth: WealthQueries,
    private readonly opinions: FollowedOpinions,
    private readonly prices: MetalPricesQueries,
    private readonly clock: Clock,
  ) {}

  /** By whose opinions somebody’s wealth is followed; null where they did not ask for it. */
  setting(tx: Tx, ownerId: string): Promise<SettingRow | null> {
    return this.opinions.of(tx, ownerId);
  }

  priceTable(tx: Tx): ReturnType<MetalPricesQueries['table']> {
    return this.prices.table(tx);
  }

  /** The year to assess: the earliest that is over, for each is assessed before the next. */
  async yearToAssess(
    tx: Tx, setting: SettingRow, dueOn: string, table: Awaited<ReturnType<MetalPricesQueries['table']>>,
  ): Promise<Hawl> {
    const done = await tables(tx).selectFrom('zakat_assessment').select('id')
      .where('owner_id', '=', setting.owner_id).where('due_on', '=', dueOn).executeTakeFirst();
    if (done) throw new Refusal(409, 'ALREADY_ASSESSED', 'That year has been assessed.', { id: done.id });
    const { completed: [first] } = await this.wealth.hawls(tx, setting, table, this.clock.now());
    if (first?.due === dueOn) return first;
    throw new Refusal(409, 'HAWL_NOT_COMPLETE',
      first === undefined ? 'No year of your wealth is over that was not assessed.'
        : `The year that was over on ${first.due} comes first.`, { next: first?.due ?? null });
  }

  async of({ userId }: Actor): Promise<ZakatPositionDto> {
    const tx = this.em.fork();
    const now = this.clock.now();
    const followed = await this.setting(tx, userId);
    const setting = followed ?? await this.opinions.usual(tx, userId, now);
    const table = await this.prices.table(tx);
    const today = zakatDayOf(now);
    const opinions = zakatOpinions(setting.school);
    const [held, dues, paid, hawls] = [
      await this.wealth.held(tx, userId, now), await this.wealth.dues(tx, userId, now),
      await this.wealth.paid(tx, userId, null), await this.wealth.hawls(tx, setting, table, now),
    ];
    const lines = linesOf(setting, held, dues, []);
    const prices = pricesOn(table, today, opinions);
    const reckoned = 'base' in prices ? reckon(setting, prices, lines) : null;
    const year = hawls.completed[0] ?? hawls.running;
    const from = year === null ? now : countsFrom(year, opinions.advance);
    const setAside = year === null ? [] : await this.wealth.setAside(tx, held, beginningOf(year.from), now);
    return {
      isFollowed: followed !== null, opinions: tellOpinions(setting), today: tellDay(today),
      missingPrice: 'base' in prices ? null : prices,
      nisab: reckoned === null ? [] : tellNisab(reckoned),
      lines: lines.map(tellLine),
      base: reckoned === null ? null : tellAmounts(reckoned.bases), isReached: reckoned?.isReached ?? null,
      estimate: reckoned === null ? null : tellAmounts(reckoned.dues),
      open: hawls.completed.map(tellHawl), running: hawls.running === null ? null : tellHawl(hawls.running),
      brokenOn: hawls.brokenOn, unknownOn: hawls.unknownOn,
      advances: advanceLines(paid, setAside.map((one) => ({ ...one, counts: opinions.advance === 'year' })), from)
        .map(tellAdvance),
    };
  }
}
