import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { settled } from '../../platform/database/settled.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Attempt } from '../../platform/jobs/job-handler.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { PackRenderer, type PackFile } from './pack-renderer.service.ts';
import type { PackContents } from './pack-figures.ts';
import { standardMapping } from './mapping.ts';
import { PackSources } from './pack-sources.queries.ts';

/** Makes one pack: computes it as of one moment, prints and signs its files, and issues them all at once. */
@Injectable()
export class IssuePack {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly sources: PackSources,
    private readonly renderer: PackRenderer,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Makes a pack that waits; one that was issued meanwhile stays as it is. */
  async execute(attempt: Attempt): Promise<void> {
    const id = attempt.subject;
    const order = await tables(this.em.fork()).selectFrom('shariah_pack as p')
      .innerJoin('bank as b', 'b.id', 'p.bank_id').selectAll('p').select('b.name as bank_name')
      .where('p.id', '=', id).where('p.state', '=', 'queued')
      .executeTakeFirst();
    if (!order) return;
    await settled(this.em.fork(), attempt.signal);
    const period = {
      bankId: order.bank_id, from: new Date(order.from_at), to: new Date(order.to_at), timeZone: order.time_zone,
    };
    const contents: PackContents = {
      audience: order.audience, bankName: order.bank_name, timeZone: order.time_zone,
      isProvisional: order.is_provisional, mapping: standardMapping(),
      ...await this.sources.of(period, attempt.signal),
    };
    const files = await this.renderer.render(contents);
    attempt.signal.throwIfAborted();
    await this.issue(attempt, files);
  }

  /** Says that a pack could not be made, after its last attempt. */
  async giveUp(tx: Tx, id: string): Promise<void> {
    const ended = await tables(tx).updateTable('shariah_pack').set({ state: 'failed', ended_at: this.clock.now() })
      .where('id', '=', id).where('state', '=', 'queued').returning(['bank_id']).executeTakeFirst();
    if (!ended) return;
    await this.events.record(tx, [{
      action: 'shariah_pack_failure', resource: 'shariah_pack', resourceId: id, actor: null, severity: 'warning',
      details: { bankId: ended.bank_id },
    }]);
  }

  private async issue({ subject: id, finish }: Attempt, files: readonly PackFile[]): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      await finish(tx);
      await this.renderer.refuseRetired(tx);
      const issued = await tables(tx).updateTable('shariah_pack').set({ state: 'done', ended_at: this.clock.now() })
        .where('id', '=', id).where('state', '=', 'queued').returning(['bank_id', 'audience']).executeTakeFirst();
      if (!issued) return;
      await tables(tx).insertInto('shariah_pack_file').values(files.map(({ keyId, ...file }) =>
        ({ pack_id: id, ...file, digest: sha256(file.content), key_id: keyId }))).execute();
      await this.events.record(tx, [{
        action: 'shariah_pack_issue', resource: 'shariah_pack', resourceId: id, actor: null, severity: 'info',
        details: {
          bankId: issued.bank_id, audience: issued.audience,
          digests: files.map(({ format, language, content }) =>
            ({ format, language, digest: sha256(content).toString('hex') })),
        },
      }]);
    });
  }
}

const sha256 = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();
