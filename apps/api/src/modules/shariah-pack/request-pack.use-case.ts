import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Language } from '../../platform/pdf/pdf-document.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { daysIn, periodOfDays } from '../reports/public.ts';
import type { PackFormat, RequestShariahPackDto, ShariahPackDto } from './pack.dto.ts';
import { ShariahPacks } from './packs.queries.ts';

/** The queue in which packs wait to be made. */
export const PACK_QUEUE = 'shariah-pack';
const MOST_DAYS = 366;
const MOST_WAITING = 5;

/** A file of a pack, and the name it is saved under. */
export interface PackDownload { fileName: string; content: Uint8Array; signature: string | null }

/** Takes the request for a pack, which is made outside of the request, and gives its files away. */
@Injectable()
export class RequestPack {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly packs: ShariahPacks,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { audience, from, to, timeZone }: RequestShariahPackDto): Promise<ShariahPackDto> {
    const { bankId } = actor;
    if (bankId === null) throw notFound('bank');
    if (to < from) throw invalid([{ field: 'to', code: 'TOO_EARLY', message: 'to must not be before from.' }]);
    if (daysIn(from, to) > MOST_DAYS) {
      throw invalid([{ field: 'to', code: 'TOO_LATE', message: `to must be within ${MOST_DAYS} days of from.` }]);
    }
    const [period, now] = [periodOfDays(from, to, timeZone), this.clock.now()];
    if (period.from >= now) {
      throw new Refusal(422, 'PERIOD_NOT_BEGUN', 'The period of this pack has not begun yet.',
        [{ field: 'from', code: 'IN_THE_FUTURE', message: 'from must not be in the future.' }]);
    }
    return this.unitOfWork.commit(async (tx) => {
      const waiting = await tables(tx).selectFrom('shariah_pack').select('id').where('bank_id', '=', bankId)
        .where('state', '=', 'queued').execute();
      if (waiting.length >= MOST_WAITING) {
        throw new Refusal(409, 'TOO_MANY_REPORTS', `${MOST_WAITING} packs are still being made; wait for one of them.`);
      }
      const [id, isProvisional] = [newId(), period.to > now];
      await tables(tx).insertInto('shariah_pack').values({
        id, bank_id: bankId, audience, from_at: period.from, to_at: isProvisional ? now : period.to,
        time_zone: timeZone, is_provisional: isProvisional, requested_by: actor.userId, created_at: now,
      }).execute();
      await enqueue(tx, PACK_QUEUE, [id]);
      await this.events.record(tx, [{
        action: 'shariah_pack_request', resource: 'shariah_pack', resourceId: id, actor, severity: 'info',
        details: { bankId, audience, from, to, timeZone, provisional: isProvisional },
      }]);
      return this.packs.get(actor, id, tx);
    });
  }

  /** A file of a pack that was issued, and on record who took it. */
  async download(actor: Actor, id: string, format: PackFormat, language: Language): Promise<PackDownload> {
    return this.unitOfWork.commit(async (tx) => {
      const pack = await this.packs.get(actor, id, tx);
      const file = await tables(tx).selectFrom('shariah_pack_file').select(['content', 'signature'])
        .where('pack_id', '=', id).where('format', '=', format).where('language', '=', format === 'pdf' ? language : '')
        .executeTakeFirst();
      if (!file) {
        throw new Refusal(409, 'REPORT_NOT_READY', pack.state === 'failed'
          ? 'This pack could not be made; ask for a new one.' : 'This pack is still being made.');
      }
      await this.events.record(tx, [{
        action: 'shariah_pack_download', resource: 'shariah_pack', resourceId: id, actor, severity: 'info',
        details: { format, language: format === 'pdf' ? language : null },
      }]);
      const days = `${pack.from.slice(0, 10)}-${pack.to.slice(0, 10)}`;
      const ending = format === 'pdf' ? `${language}.pdf` : format;
      return { ...file, fileName: `shariah-pack-${pack.audience}-${days}.${ending}` };
    });
  }
}
