import { Migration } from '@mikro-orm/migrations';

/** Attempts to sign in are counted by address, name and device, and no longer on the account. */
export class Migration20261126SignInLimits extends Migration {
  override up(): void {
    this.addSql(`
-- What was tried too often waits. What is counted stands here as a keyed hash: a name may be a password that was typed
-- into the wrong field.
create table attempt_counter (
  kind text not null check (kind in ('address', 'code', 'device', 'name', 'pair', 'password', 'registration')),
  key_hash bytea not null check (octet_length(key_hash) = 32),
  -- Whose account the attempts were meant for, when somebody has the name.
  user_id uuid,
  attempts integer not null check (attempts >= 0),
  blocked_until timestamptz(3),
  forgotten_at timestamptz(3) not null,
  primary key (kind, key_hash)
);
create index attempt_counter_user_id_index on attempt_counter (user_id) where user_id is not null;
create index attempt_counter_forgotten_at_index on attempt_counter (forgotten_at);

-- A browser that a person signed in from; the token in its cookie is known here by its hash.
create table known_device (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references app_user (id),
  expires_at timestamptz(3) not null
);
create index known_device_user_id_index on known_device (user_id);

alter table app_user drop column failed_sign_ins, drop column locked_until;
`);
  }
}
