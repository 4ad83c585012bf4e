/** What was measured of the parts of Connect, minute by minute. */
export const status = `
-- A minute without a row is one in which no process measured anything: nobody knows whether the parts worked.
create table status_sample (
  minute timestamptz(0) primary key check (minute = date_trunc('minute', minute, 'UTC')),
  failed text[] not null
);
create index status_sample_failed_index on status_sample (minute) where cardinality(failed) > 0;
`;
