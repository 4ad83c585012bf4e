import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { row, rows, type Tx } from '../../platform/database/sql.ts';
import { runForOne, statement } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { WAITING_SHAPE, waiting, type WaitingRow } from '../../platform/waiting.ts';
import { entryIdOf, type Source } from '../screening/public.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import type { ListScreeningCasesQuery, RescreeningDto, ScreeningCaseDto } from './screening-case.dto.ts';

type CaseRow = Omit<ScreeningCaseDto, 'entryId' | 'openedAt' | 'endedAt' | 'opinions'> & {
  source: Source;
  ref: string;
  openedAt: Date;
  endedAt: Date | null;
  opinions: ScreeningCaseDto['opinions'] | null;
};

// An officer reaches the cases of their bank's customers and of those whom its payments or address books
// name, the administrator all.
// Nobody reads a case of themselves, and a bank none of itself.
const IS_VISIBLE = `(person_of(c.customer_id) is distinct from person_of($3::uuid) and ($1::text = 'admin'
  or (c.party_kind in ('beneficiary', 'stated') and c.bank_id = $2::uuid)
  or exists (select from app_user u where u.id = c.customer_id and (u.bank_id = $2::uuid or (u.bank_id is null
       and exists (select from wallet w where w.owner_id = u.id and w.bank_id = $2::uuid))))))`;

const CASES = `
  select c.id, c.party_kind as "partyKind", c.name, c.customer_id as "customerId", u.name as customer, b.name as bank,
         c.source, c.ref, c.entry_name as "entryName", c.strength, c.freezes, c.state, c.opened_at as "openedAt",
         c.ended_at as "endedAt", officers_to_clear(c) as "officersToClear",
         exists (select from screening_entry e where e.source = c.source and e.ref = c.ref) as "isListed",
         c.state <> 'cleared' and conflict_of($3::uuid, c.customer_id, c.customer_id) is null as "mayDecide",
         (select json_agg(json_build_object(
            'officerId', o.officer_id, 'officer', p.name, 'decision', o.decision, 'reason', o.reason,
            'givenAt', o.given_at) order by o.given_at, o.officer_id)
          from screening_opinion o join app_user p on p.id = o.officer_id where o.case_id = c.id) as opinions
  from screening_case c
  left join app_user u on u.id = c.customer_id
  left join bank b on b.id = c.bank_id
  where ${IS_VISIBLE}`;

const TO_DECIDE = statement(waiting(`
  select c.opened_at as since from screening_case c
  where ${IS_VISIBLE} and c.state = 'open' and conflict_of($3::uuid, c.customer_id, c.customer_id) is null
    and not exists (select 1 from screening_opinion o
                    where o.case_id = c.id and person_of(o.officer_id) = person_of($3))
  order by c.ordinal`, '$4'), WAITING_SHAPE);

const callerOf = ({ role, bankId, userId }: Actor): unknown[] => [role, bankId, userId];

/** Reads cases of screening that the caller may see, and how far the screening of everybody is. */
@Injectable()
export class ScreeningCasesQueries {
  constructor(private readonly em: EntityManager, private readonly screening: ScreeningService) {}

  /** A page of cases, the newest first. */
  async list(actor: Actor, { state, limit, before }: ListScreeningCasesQuery): Promise<ScreeningCaseDto[]> {
    const found = await rows<CaseRow>(this.em.fork(), `${CASES}
      and ($4::text is null or c.state = $4)
      and ($5::uuid is null or c.ordinal < (select x.ordinal from screening_case x where x.id = $5))
      order by c.ordinal desc limit $6`, [...callerOf(actor), state ?? null, before ?? null, limit]);
    return found.map(toDto);
  }

  /** The cases that wait for the caller's decision. */
  toDecide(actor: Actor, now: Date): Promise<WaitingRow> {
    return runForOne(this.em.fork(), TO_DECIDE, [...callerOf(actor), now]);
  }

  /** One case; 404 when there is none or it is not the caller's to see. */
  async visible(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<ScreeningCaseDto> {
    const [found] = isId(id) ? await rows<CaseRow>(tx, `${CASES} and c.id = $4`, [...callerOf(actor), id]) : [];
    if (!found) throw notFound('screening case');
    return toDto(found);
  }

  /** Whether everybody was sought in the lists in force, and how many wait. */
  async progress(actor: Actor): Promise<RescreeningDto> {
    const em = this.em.fork();
    const { unreliable } = await this.screening.open(em);
    const { openCases } = await row<{ openCases: number }>(em, `
      select count(*)::int as "openCases" from screening_case c where ${IS_VISIBLE} and c.state = 'open'`,
    callerOf(actor));
    const { revision, completedRevision, remaining } = await readProgress(em);
    const isComplete = remaining === 0 && completedRevision === revision;
    return {
      state: unreliable.length > 0 ? 'unknown' : isComplete ? 'complete' : 'running',
      revision, completedRevision, remaining, openCases, unreliableLists: [...unreliable],
    };
  }
}

interface Remaining {
  revision: number;
  completedRevision: number | null;
  remaining: number;
}

// Those whose turn comes in a later stage wait as well, and everybody does as long as a newer version was not begun.
const readProgress = (em: Tx): Promise<Remaining> => row<Remaining>(em, `
  with at as (
    select l.entries as revision, r.completed_revision,
           case when r.revision = l.entries then r.stage else 'customers' end as stage,
           case when r.revision = l.entries then r.cursor end as cursor
    from rescreening r cross join screening_revision l)
  select revision::int as revision, completed_revision::int as "completedRevision",
    ((select count(*) from screening_due)
     + case when stage = 'customers'
         then (select count(*) from app_user u where u.ordinal > coalesce(cursor, '0')::bigint) else 0 end
     + case stage when 'customers' then (select count(*) from bank)
         when 'banks' then (select count(*) from bank b where cursor is null or b.id > cursor::uuid) else 0 end
     + case when stage in ('payments', 'done') then 0 else (
         select count(*) from beneficiary b where b.removed_at is null
           and b.ordinal > case when stage = 'beneficiaries' then coalesce(cursor, '0')::bigint else 0 end) end
     + case when stage = 'done' then 0 else (
         select count(*) from transaction t where t.status = 'pending'
           and (t.counterparty_name is not null or t.originator is not null or t.beneficiary is not null)
           and t.ordinal > case when stage = 'payments' then coalesce(cursor, '0')::bigint else 0 end) end
    )::int as remaining
  from at`);

const toDto = ({ source, ref, openedAt, endedAt, opinions, ...found }: CaseRow): ScreeningCaseDto => ({
  ...found,
  source,
  entryId: entryIdOf(source, ref),
  opinions: (opinions ?? []).map((opinion) => ({ ...opinion, givenAt: new Date(opinion.givenAt).toISOString() })),
  openedAt: new Date(openedAt).toISOString(),
  endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
});
