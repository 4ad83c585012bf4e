import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId, toTransactionId } from '../../platform/ids.ts';
import { IS_VISIBLE_EVENT } from '../audit/public.ts';
import { RuleQueries } from '../compliance/rules/rules.queries.ts';
import { IS_VISIBLE_CONTRACT } from '../contracts/contract-register.service.ts';
import { readReference, referenceOf } from '../contracts/public.ts';
import { isVisibleReport } from '../reports/reports.queries.ts';
import { IS_VISIBLE_SUPPORT_REQUEST } from '../support/support.queries.ts';
import { IS_VISIBLE_TRANSACTION, actsForWallet } from '../transactions/public.ts';
import type { ObjectDto, ObjectKind } from './object.dto.ts';

interface FoundRow {
  kind: Exclude<ObjectKind, 'rule'>;
  id: string;
  label: string;
}

/** Who asked what is sought among this many of the newest: nothing orders requests by the ids their callers gave. */
const MOST_LOOKED_AT = 10_000;

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const REQUEST = /^req_[\w-]{4,}$/;
const EVENT = /^#?([1-9]\d{0,17})$/;
const SUPPORT_NUMBER = /^SUP-\d{4}-\d{6,}$/i;

// Each kind is sought by its own index and under the same condition as its own route sets; an id of another form is
// null there and finds nothing.
const FOUND = `
  select 'transaction' as kind, t.id::text, t.id::text as label
  from transaction t
  left join wallet f on f.id = t.from_wallet_id
  left join wallet p on p.id = t.to_wallet_id
  where ${IS_VISIBLE_TRANSACTION} and t.id = $4::uuid
  union all
  select 'batch', b.id::text, coalesce(b.memo, b.id::text)
  from batch b join wallet w on w.id = b.wallet_id where ${actsForWallet('w')} and b.id = $5::uuid
  union all
  select 'wallet', w.id::text, w.label
  from wallet w where ${actsForWallet('w')} and (w.id = $5 or lower(w.address) = $6::text)
  union all
  select 'contract', c.id::text, c.type || '/' || c.ordinal
  from contract c
  where ${IS_VISIBLE_CONTRACT} and (c.id = $5 or (c.type = $7::text and c.ordinal = $8::bigint))
  union all
  select 'report', r.id::text, r.id::text from report r where ${isVisibleReport('$3')} and r.id = $5
  union all
  select 'webhook', h.id::text, h.url from webhook h where h.owner_id = $2 and h.id = $5
  union all
  select 'supportRequest', r.id::text, r.number
  from support_request r where ${IS_VISIBLE_SUPPORT_REQUEST} and (r.id = $5 or r.number = $9::text)
  union all
  select 'user', u.id::text, u.name from app_user u where $1 = 'admin' and u.id = $5
  union all
  select 'event', e.id::text, '#' || e.id from audit_event e where ${IS_VISIBLE_EVENT} and e.id = $10::bigint`;

// What one's own programs asked is in the request log; what changed something is in the audit log as well.
const FOUND_REQUEST = `
  (select 'request' as kind, q.id::text, q.request_id as label
   from (select id, request_id from request_log where owner_id = $2::uuid order by id desc limit ${MOST_LOOKED_AT}) q
   where q.request_id = $4::text limit 1)
  union all
  (select 'event', e.id::text, '#' || e.id
   from (select * from audit_event order by id desc limit ${MOST_LOOKED_AT}) e
   where e.request_id = $4 and ${IS_VISIBLE_EVENT} limit 1)
  limit 1`;

const SHOWN_AT: Readonly<Record<ObjectKind, (id: string) => string>> = {
  transaction: (id) => `/transactions/${id}`,
  batch: (id) => `/batches/${id}`,
  wallet: (id) => `/wallets?history=${id}`,
  contract: (id) => `/smart-contracts/${id}`,
  report: (id) => `/reports?report=${id}`,
  webhook: (id) => `/settings/webhooks/${id}`,
  supportRequest: (id) => `/support/requests/${id}`,
  user: (id) => `/users?user=${id}`,
  request: (id) => `/settings/requests?request=${id}`,
  event: (id) => `/audit?event=${id}`,
  rule: (id) => `/compliance/rules/${id}`,
};

const toDto = (kind: ObjectKind, id: string, label: string): ObjectDto =>
  ({ kind, id, label, path: SHOWN_AT[kind](id) });

const named = ({ kind, id, label }: FoundRow): ObjectDto => {
  if (kind === 'transaction') return toDto(kind, toTransactionId(id), toTransactionId(id));
  if (kind !== 'contract') return toDto(kind, id, label);
  const [type, ordinal] = label.split('/') as [Parameters<typeof referenceOf>[0]['type'], string];
  return toDto(kind, id, referenceOf({ type, ordinal }));
};

/** Finds objects of every kind that the caller may see. */
@Injectable()
export class ObjectsQueries {
  constructor(private readonly em: EntityManager, private readonly rules: RuleQueries) {}

  /** What an id, address, number or reference names; 404 when that is nothing the caller may see. */
  async find(actor: Actor, text: string): Promise<ObjectDto> {
    const rule = this.rules.list({}).find(({ id }) => id === text.toUpperCase());
    if (rule) return toDto('rule', rule.id, rule.id);
    const caller = [actor.role, actor.userId, actor.bankId];
    const [found] = REQUEST.test(text)
      ? await rows<FoundRow>(this.em.fork(), FOUND_REQUEST, [...caller, text])
      : await this.byName(caller, text);
    if (!found) throw notFound('object');
    return named(found);
  }

  private async byName(caller: readonly unknown[], text: string): Promise<FoundRow[]> {
    const contract = readReference(text);
    const names = [
      fromTransactionId(text), isId(text) ? text : null, ADDRESS.test(text) ? text.toLowerCase() : null,
      contract?.type ?? null, contract?.ordinal ?? null, SUPPORT_NUMBER.test(text) ? text.toUpperCase() : null,
      EVENT.exec(text)?.[1] ?? null,
    ];
    return names.every((name) => name === null) ? [] : rows<FoundRow>(this.em.fork(), FOUND, [...caller, ...names]);
  }
}
