import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, type Tx } from '../../platform/database/sql.ts';
import { countAll, tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { SupportDesk } from './support-desk.service.ts';
import type {
  Category, Kind, Priority, RaiseSupportRequestDto, SayDto, SupportConversationDto,
} from './support.dto.ts';
import { SupportQueries } from './support.queries.ts';

const MOST_UNSOLVED = 20;
const MOST_SUBJECT = 80;
const SERIAL_DIGITS = 6;

interface NewRequest extends RaiseSupportRequestDto { kind: Kind; category: Category; priority: Priority }

/** Takes in what people ask of support, as a request that waits or as a chat that somebody is there to answer. */
@Injectable()
export class RaiseRequest {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: SupportQueries,
    private readonly desk: SupportDesk,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Keeps a request and gives it its number. */
  execute(actor: Actor, { category = 'other', priority = 'medium', ...asked }: RaiseSupportRequestDto):
  Promise<SupportConversationDto> {
    return this.unitOfWork.commit((tx) => this.keep(tx, actor, { ...asked, category, priority, kind: 'request' }));
  }

  /** Begins a chat; where nobody is there to answer, what was said is kept as a request. */
  chat(actor: Actor, { message }: SayDto): Promise<SupportConversationDto> {
    return this.unitOfWork.commit(async (tx) => {
      const kind = await this.desk.chatState(tx) === 'available' ? 'chat' : 'request';
      const { name, email } = await tables(tx).selectFrom('app_user').select(['name', 'email'])
        .where('id', '=', actor.userId).executeTakeFirstOrThrow();
      const [firstLine = ''] = message.split('\n');
      const subject = [...firstLine].slice(0, MOST_SUBJECT).join('');
      return this.keep(tx, actor, { kind, name, email, subject, message, category: 'other', priority: 'medium' });
    });
  }

  private async keep(tx: Tx, actor: Actor, asked: NewRequest): Promise<SupportConversationDto> {
    await refuseTooMany(tx, actor);
    const now = this.clock.now();
    const { kind, category, priority, reportedRequestId = null } = asked;
    const { id, number } = await row<{ id: string; number: string }>(tx, `
      with numbered as (select nextval(pg_get_serial_sequence('support_request', 'serial')) as serial)
      insert into support_request (id, serial, number, kind, requester_id, contact_name, contact_email, subject,
                                   category, priority, reported_request_id, created_at, updated_at)
      overriding system value
      select $1, serial,
             'SUP-' || $2 || '-' || lpad(serial::text, greatest(${SERIAL_DIGITS}, length(serial::text)), '0'),
             $3, $4, $5, $6, $7, $8, $9, $10, $11, $11
      from numbered returning id, number`, [
      newId(), now.toISOString().slice(0, 4), kind, actor.userId, asked.name, asked.email, asked.subject, category,
      priority, reportedRequestId, now,
    ]);
    await tables(tx).insertInto('support_message').values({
      request_id: id, author_id: actor.userId, is_from_staff: false, text: asked.message, created_at: now,
    }).execute();
    await this.events.record(tx, [{
      action: 'support_request_raise', type: 'support_request.raised', resource: 'support_request', resourceId: id,
      actor, severity: 'info',
      details: { number, kind, category, priority, state: 'open', assigneeId: null, isFromStaff: false },
    }]);
    return this.requests.get(actor, id, tx);
  }
}

// The person's row is locked, so that requests made at the same moment count each other.
const refuseTooMany = async (tx: Tx, { userId }: Actor): Promise<void> => {
  await tables(tx).selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const { unsolved } = await tables(tx).selectFrom('support_request').select(countAll().as('unsolved'))
    .where('requester_id', '=', userId).where('state', '<>', 'solved').executeTakeFirstOrThrow();
  if (unsolved < MOST_UNSOLVED) return;
  throw new Refusal(409, 'TOO_MANY_SUPPORT_REQUESTS',
    `You have ${MOST_UNSOLVED} requests that are not solved. Write in one of them, or say which are solved.`);
};
