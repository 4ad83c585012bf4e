import { Migration } from '@mikro-orm/migrations';

const JOBS = `
-- What is to be done outside of requests. A queue holds one job about a subject at most, beside those that were given
-- up. One that is done is deleted, in the commit of its effect; one that was given up is kept with why.
create table job (
  id bigint generated always as identity primary key,
  queue text not null,
  subject text not null,
  -- When it may be taken. While a process holds its lease this is the end of the lease, which heartbeats move on.
  run_at timestamptz not null,
  -- Empty while nobody holds it.
  lease_holder uuid,
  attempts integer not null default 0 check (attempts >= 0),
  -- It was asked for while it ran, and runs once more.
  is_asked_again boolean not null default false,
  -- Why the last attempt failed.
  problem text,
  created_at timestamptz not null default now(),
  failed_at timestamptz,
  constraint job_failed check (failed_at is null or lease_holder is null)
);
create unique index job_subject_index on job (queue, subject) where failed_at is null;
create index job_run_at_index on job (queue, run_at, id) where failed_at is null;
`;

// What waited in pg-boss, or was being done by a process that is stopped by now, is done from here on. Reports say in
// their own rows that they are still to be made.
const TAKEN_OVER = `
do $$ begin
  if to_regclass('pgboss.job') is not null then
    insert into job (queue, subject, run_at, attempts)
    select name, case name when 'report' then data ->> 'reportId' else 'whole' end, min(start_after), min(retry_count)
    from pgboss.job where name in ('report', 'invariants') and state in ('created', 'retry', 'active')
      and (name <> 'report' or data ->> 'reportId' is not null)
    group by 1, 2 order by min(created_on);
  end if;
end $$;
drop schema if exists pgboss cascade;
`;

// What a webhook has to deliver next is read in the order of its moments. Leases are those of the jobs; a delivery that
// a process was at when it was stopped is due again.
const WEBHOOKS = `
create index webhook_delivery_next_at_index on webhook_delivery (webhook_id, next_at, id) where state = 'waiting';
drop index webhook_delivery_waiting_index;
insert into job (queue, subject, run_at)
select 'webhook', w.id::text, now() from webhook w
where exists (select from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting') order by w.id;
`;

// Cases that wait for a second reader are asked for when a process begins that has one.
const SECOND_READINGS = `
alter table second_look drop column is_done, drop column leased_until;
`;

/** Keeps all jobs in one table of our own, and ends the schema of pg-boss. */
export class Migration20261127Jobs extends Migration {
  override up(): void {
    for (const script of [JOBS, TAKEN_OVER, WEBHOOKS, SECOND_READINGS]) this.addSql(script);
  }
}
