import { Migration } from '@mikro-orm/migrations';

/** How each invariant was found when it was last checked, and how far the checks are. */
export class Migration20261126Invariants extends Migration {
  override up(): void {
    this.addSql(`
      create table invariant_check (
        name text primary key,
        -- Unknown is what could not be checked; only a check that was made says that an invariant holds.
        state text not null default 'unknown' check (state in ('holds', 'broken', 'unknown')),
        -- What breaks it, by id. It is looked at again each minute until it is mended.
        found text[] not null default '{}',
        -- Whether only a check of the whole can tell when all of it is mended.
        needs_whole boolean not null default false,
        broken_since timestamptz(3),
        -- Every event up to this one was looked at, in the order of the transactions that wrote them.
        cursor_xid xid8 not null default '0',
        cursor_event bigint not null default 0,
        checked_at timestamptz(3),
        whole_checked_at timestamptz(3),
        constraint invariant_check_broken check ((state = 'broken') = (broken_since is not null))
      );

      create table invariant_round (
        is_only boolean primary key default true check (is_only),
        minute timestamptz(0) not null default '-infinity',
        -- The last account of the stretch that was looked at although nothing was told of it.
        account_id uuid,
        -- The number of the newest payment when the last round began.
        ordinal bigint not null default 0,
        whole_asked_at timestamptz(3) not null default '-infinity'
      );
      insert into invariant_round default values;`);
  }
}
