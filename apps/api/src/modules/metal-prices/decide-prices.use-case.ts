import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { DecideMetalPricesDto, MetalPriceVersionDto } from './metal-price.dto.ts';
import { MetalPricesQueries } from './metal-prices.queries.ts';
import { lockPrices } from './price-lock.ts';

/** Lets a second person put imported prices in force, or refuse them. */
@Injectable()
export class DecidePrices {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly prices: MetalPricesQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, version: number, { decision, reason }: DecideMetalPricesDto): Promise<MetalPriceVersionDto> {
    return this.unitOfWork.commit(async (tx) => {
      await lockPrices(tx);
      const found = await tables(tx).selectFrom('metal_price_version').selectAll()
        .where('version', '=', version).executeTakeFirst();
      if (!found) throw notFound('metal price version');
      if (found.decision !== null) {
        throw new Refusal(409, 'METAL_PRICES_DECIDED', 'These prices have been decided already.');
      }
      refuseConflict(await conflictWith(tx, actor, found.proposed_by), {
        code: 'MAKER_CANNOT_DECIDE', message: 'Whoever imported prices cannot decide them; ask a colleague.',
      });
      await tables(tx).updateTable('metal_price_version').set({
        decision, decided_by: actor.userId, decided_at: this.clock.now(), decision_reason: reason,
      }).where('version', '=', version).execute();
      await this.events.record(tx, [{
        action: `metal_price_${decision}`,
        type: decision === 'approve' ? 'metal_price.approved' : 'metal_price.refused',
        resource: 'metal_price', resourceId: String(version), actor, severity: 'warning', details: { version },
      }]);
      return this.prices.version(actor, version, tx);
    });
  }
}
