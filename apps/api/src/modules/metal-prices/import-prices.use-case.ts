import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { lockPrices } from './price-lock.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ImportMetalPricesDto, MetalPriceVersionDto } from './metal-price.dto.ts';
import { MetalPricesQueries } from './metal-prices.queries.ts';
import { readPrices } from './read-prices.ts';

/** Imports prices as another version, which says nothing until somebody else approved it. */
@Injectable()
export class ImportPrices {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly prices: MetalPricesQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, { csv, note }: ImportMetalPricesDto): Promise<MetalPriceVersionDto> {
    const lines = readPrices(csv);
    const digest = createHash('sha256').update(csv).digest();
    return this.unitOfWork.commit(async (tx) => {
      await lockPrices(tx);
      const { newest } = await tables(tx).selectFrom('metal_price_version')
        .select(({ fn }) => fn.max<number | null>('version').as('newest')).executeTakeFirstOrThrow();
      const version = (newest ?? 0) + 1;
      await tables(tx).insertInto('metal_price_version').values({
        version, note, digest, proposed_by: actor.userId, proposed_at: this.clock.now(),
      }).execute();
      await tables(tx).insertInto('metal_price').values(lines.map((line) => ({
        version, day: line.day, metal: line.metal, aed_minor: line.aedMinor, qar_minor: line.qarMinor,
        source: line.source,
      }))).execute();
      await this.events.record(tx, [{
        action: 'metal_price_propose', type: 'metal_price.proposed', resource: 'metal_price',
        resourceId: String(version), actor, severity: 'warning',
        details: { version, prices: lines.length, digest: digest.toString('hex') },
      }]);
      return this.prices.version(actor, version, tx);
    });
  }
}
