import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inOrder, type ListOrders } from '../../platform/database/list-order.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { stepsOf } from './support-life.ts';
import { PRIORITIES } from './support.dto.ts';
import type {
  Category, Kind, ListSupportRequestsQuery, Priority, State, SupportConversationDto, SupportMessageDto,
  SupportRequestDto,
} from './support.dto.ts';

/** A request as it is read, with its people. */
export interface SupportRow {
  id: string;
  number: string;
  kind: Kind;
  subject: string;
  category: Category;
  priority: Priority;
  state: State;
  requester_id: string;
  requester: string;
  contact_name: string;
  contact_email: string;
  assignee_id: string | null;
  assignee: string | null;
  reported_request_id: string | null;
  created_at: Date;
  updated_at: Date;
}

interface MessageRow {
  id: string;
  author_id: string;
  author: string;
  is_from_staff: boolean;
  text: string;
  created_at: Date;
}

const NUMBER = /^SUP-\d{4}-\d{6,}$/;

const REQUESTS = `
  select r.id, r.number, r.kind, r.subject, r.category, r.priority, r.state, r.requester_id, u.name as requester,
         r.contact_name, r.contact_email, r.assignee_id, a.name as assignee, r.reported_request_id, r.created_at,
         r.updated_at
  from support_request r
  join app_user u on u.id = r.requester_id
  left join app_user a on a.id = r.assignee_id`;

/** The staff of the desk are the administrators; anybody else ($2) reaches the requests `r` they made themselves. */
export const IS_VISIBLE_SUPPORT_REQUEST = `($1::text = 'admin' or r.requester_id = $2::uuid)`;

const ORDERS: ListOrders<'priority'> = {
  recorded: 'r.serial',
  cursor: '$10::uuid',
  keys: { priority: `array_position('{${PRIORITIES.join()}}'::text[], r.priority)` },
  last: `from support_request r where r.id = $10 and ${IS_VISIBLE_SUPPORT_REQUEST}`,
};

const toRequest = (r: SupportRow): SupportRequestDto => ({
  id: r.id,
  number: r.number,
  kind: r.kind,
  subject: r.subject,
  category: r.category,
  priority: r.priority,
  state: r.state,
  requester: { id: r.requester_id, name: r.requester },
  contactName: r.contact_name,
  contactEmail: r.contact_email,
  assignee: r.assignee_id === null ? null : { id: r.assignee_id, name: r.assignee ?? '' },
  reportedRequestId: r.reported_request_id,
  createdAt: new Date(r.created_at).toISOString(),
  updatedAt: new Date(r.updated_at).toISOString(),
});

const toMessage = (m: MessageRow): SupportMessageDto => ({
  id: m.id,
  author: { id: m.author_id, name: m.author },
  isFromStaff: m.is_from_staff,
  text: m.text,
  createdAt: new Date(m.created_at).toISOString(),
});

/** Reads requests for support that the caller may see. */
@Injectable()
export class SupportQueries {
  constructor(private readonly em: EntityManager) {}

  /** A page of requests, the newest first unless another order is asked for. */
  async list(actor: Actor, query: ListSupportRequestsQuery): Promise<SupportRequestDto[]> {
    const page = inOrder(ORDERS, query.sort);
    const assignee = query.assignee === 'me' ? actor.userId : query.assignee ?? null;
    const found = await rows<SupportRow>(this.em.fork(), `${REQUESTS}
      where ${IS_VISIBLE_SUPPORT_REQUEST} and ($3::text is null or r.state = $3) and ($4::text is null or r.kind = $4)
        and ($5::text is null or r.category = $5) and ($6::text is null or r.priority = $6)
        and ($7::text is null or coalesce(r.assignee_id::text, 'none') = lower($7))
        and (not $8 or r.requester_id = $2)
        and ($9::text is null or r.subject ilike $9 or r.number ilike $9 or u.name ilike $9)
        and ${page.beyond}
      order by ${page.by} limit $11`, [
      actor.role, actor.userId, query.state ?? null, query.kind ?? null, query.category ?? null,
      query.priority ?? null, assignee, query.requester === 'me',
      query.q === undefined ? null : `%${query.q.replace(/[\\%_]/g, '\\$&')}%`, query.before ?? null, query.limit,
    ]);
    return found.map(toRequest);
  }

  /** A request by its id or number, with everything that was said. */
  async get(actor: Actor, idOrNumber: string, em: Tx = this.em.fork()): Promise<SupportConversationDto> {
    const found = await this.find(em, actor, idOrNumber);
    const messages = await rows<MessageRow>(em, `
      select m.id, m.author_id, u.name as author, m.is_from_staff, m.text, m.created_at
      from support_message m join app_user u on u.id = m.author_id
      where m.request_id = $1 order by m.id`, [found.id]);
    return {
      ...toRequest(found),
      messages: messages.map(toMessage),
      steps: stepsOf(found.state, found.requester_id === actor.userId ? 'requester' : 'staff'),
    };
  }

  /** A request that the caller may see, locked when it is to change; 404 otherwise. */
  async find(
    tx: Tx, { role, userId }: Actor, idOrNumber: string, lock: '' | 'for update of r' = '',
  ): Promise<SupportRow> {
    const name = idOrNumber.toUpperCase();
    if (!isId(name) && !NUMBER.test(name)) throw notFound('support request');
    const [found] = await rows<SupportRow>(tx,
      `${REQUESTS} where ${IS_VISIBLE_SUPPORT_REQUEST} and (r.id = $3::uuid or r.number = $4) ${lock}`,
      [role, userId, isId(name) ? name : null, name]);
    if (!found) throw notFound('support request');
    return found;
  }
}
