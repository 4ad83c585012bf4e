import { Migration } from '@mikro-orm/migrations';

/** What witnesses said of the audit log, and what was seen of the logs that are witnessed here. */
export class Migration20261126Witness extends Migration {
  override up(): void {
    this.addSql(`
      create table witness (
        vkey text primary key,
        -- How the last question ended, and by which HTTP status when not rightly.
        state text not null default 'waiting'
          check (state in ('waiting', 'cosigned', 'unreachable', 'refused', 'mistaken', 'conflict')),
        status smallint,
        -- The size of the log that the witness is known to have seen.
        known_size bigint not null default 0,
        asked_at timestamptz(3),
        leased_until timestamptz(3) not null default '-infinity',
        -- The newest head that it countersigned, with the signatures of the log and of the witness.
        cosigned_size bigint,
        cosigned_at timestamptz(0),
        checkpoint text,
        -- That it saw a larger log, or a different one, and of which size; it ends with the next cosignature.
        conflict text check (conflict in ('larger', 'different')),
        conflict_size bigint,
        conflict_since timestamptz(3),
        constraint witness_cosigned check (num_nulls(cosigned_size, cosigned_at, checkpoint) in (0, 3)),
        constraint witness_conflict check (num_nulls(conflict, conflict_size, conflict_since) in (0, 3))
      );

      create table witnessed_log (
        origin text primary key,
        -- The last head of it that was countersigned here.
        tree_size bigint not null default 0,
        root bytea not null check (length(root) = 32),
        checkpoint text,
        cosigned_at timestamptz(3),
        -- The last head that its key signed although the log did not grow to it; since when, until it grows again.
        refused_checkpoint text,
        fork_since timestamptz(3)
      );

      -- What was seen of a log never becomes less, whoever asks.
      create function witnessed_log_grows() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' or new.origin <> old.origin or new.tree_size < old.tree_size
           or (new.tree_size = old.tree_size and new.root <> old.root) then
          raise exception 'What was seen of a log never becomes less.' using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$;
      create trigger witnessed_log_grows before update or delete on witnessed_log
        for each row execute function witnessed_log_grows();`);
  }
}
