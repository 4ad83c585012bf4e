import pg from 'pg';

/** The yardstick: a transfer as plain PL/pgSQL, with two rows locked in order, two updates and three inserts. */
const SCHEMA = `
  create table reference_account (id integer primary key, balance bigint not null check (balance >= 0));
  create table reference_transfer_row (
    id bigint generated always as identity primary key, from_id integer not null, to_id integer not null,
    amount bigint not null, created_at timestamptz not null default now());
  create table reference_entry (
    id bigint generated always as identity primary key, transfer_id bigint not null, account_id integer not null,
    amount bigint not null);
  create function reference_transfer(from_account integer, to_account integer, amount bigint) returns bigint
  language plpgsql as $$
  declare transfer bigint;
  begin
    perform 1 from reference_account where id in (from_account, to_account) order by id for update;
    update reference_account set balance = balance - amount where id = from_account;
    update reference_account set balance = balance + amount where id = to_account;
    insert into reference_transfer_row (from_id, to_id, amount) values (from_account, to_account, amount)
      returning id into transfer;
    insert into reference_entry (transfer_id, account_id, amount) values (transfer, from_account, -amount);
    insert into reference_entry (transfer_id, account_id, amount) values (transfer, to_account, amount);
    return transfer;
  end $$;`;

/** Creates the yardstick in a database, with accounts numbered from zero. */
export const createReference = async (connection: pg.ClientConfig, accounts: number): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(SCHEMA);
  await client.query(
    'insert into reference_account select n, 1000000000 from generate_series(0, $1 - 1) n', [accounts]);
  await client.query('analyze');
  await client.end();
};
