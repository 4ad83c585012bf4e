import { Migration } from '@mikro-orm/migrations';

/** Keeps memos that only their payee and compliance can read, and the keys they are sealed for. */
export class Migration20261126SealedMemos extends Migration {
  override up(): void {
    // The private half is encrypted by the data key, bound to the name of the key.
    this.addSql(`
      create table compliance_key (
        kid text primary key,
        public_key jsonb not null,
        private_key bytea not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table wallet_memo_key (
        wallet_id uuid primary key references wallet (id),
        kid text not null,
        public_key jsonb not null,
        entered_at timestamptz(3) not null
      )`);
    this.addSql(`
      alter table transaction
        add column sealed_memo jsonb,
        add constraint transaction_one_memo check (memo is null or sealed_memo is null)`);
    this.addSql(`
      create trigger transaction_sealed_memo_kept before update of sealed_memo on transaction
        for each statement execute function forbid_change()`);
  }
}
