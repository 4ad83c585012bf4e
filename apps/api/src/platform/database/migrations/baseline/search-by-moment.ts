/**
 * A function that seeks the last row from before a moment. The clocks of all processes agree to within an hour, so a
 * moment can be sought by halving among numbers given in order, without an index on time. Everything up to the answer
 * is from before the moment or at most an hour later, and everything behind it from the moment on or at most an hour
 * earlier.
 */
export const searchByMoment = (name: string, table: string, number: string): string => `
create function ${name}(moment timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  found record;
begin
  select coalesce(max(${number}), 0) + 1 into high from ${table};
  -- What is numbered low is from before the moment; what is numbered high, if anything, is not.
  while high - low > 1 loop
    middle := (low + high) / 2;
    select ${number} as number, created_at into found from ${table}
      where ${number} >= middle and ${number} < high order by ${number} limit 1;
    if found.number is not null and found.created_at < moment then low := found.number;
    else high := middle;
    end if;
  end loop;
  return low;
end $$;
`;
