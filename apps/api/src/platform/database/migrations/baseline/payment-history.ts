/**
 * One way of the history: the last forty that count, walked to backwards along their index. A range of both its columns
 * in the order of both, and no sorting, leave the planner no other way. Money that moves between the wallets of one
 * owner is nobody's payment; four hundred are looked at, so that many such transfers, each with its fee, hide nothing.
 */
const lately = (direction: 'in' | 'out', own: string, other: string): string => `(
    select '${direction}', w.address, l.amount_minor, l.created_at, l.ordinal
    from (
      select t.${own} as own_id, t.${other} as other_id, t.network, t.status, t.ordinal, t.amount_minor, t.created_at
      from transaction t
      where (t.${own}, t.ordinal) >= (wallet, 0) and (t.${own}, t.ordinal) <= (wallet, 9223372036854775807)
        and t.amount_minor >= 100000 and t.status in ('completed', 'pending') and t.type not in ('reversal', 'contract')
      order by t.${own} desc, t.ordinal desc limit 400) l
    join wallet w on w.id = l.other_id
    where w.owner_id <> owner and l.network = own_network and (l.status = 'completed' or ${String(direction === 'out')})
    order by l.own_id desc, l.ordinal desc limit 40)`;

/** What a wallet lately paid and received, as the rules look at it. */
export const paymentHistory = `
-- Payments below a thousand are left out, so that the many small ones cost nothing and hide nothing. So are those that
-- never count: whoever may make refused ones without end, at no cost, could otherwise push everything that counts out
-- of what is read.
create index transaction_larger_paid_index on transaction (from_wallet_id, ordinal)
  where amount_minor >= 100000 and status in ('completed', 'pending') and type not in ('reversal', 'contract');
create index transaction_larger_received_index on transaction (to_wallet_id, ordinal)
  where amount_minor >= 100000 and status in ('completed', 'pending') and type not in ('reversal', 'contract');

create function larger_payments_of(wallet uuid, owner uuid, own_network text)
returns table (direction text, address text, amount_minor bigint, created_at timestamptz, ordinal bigint)
language sql stable rows 40 set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off as $$
  ${lately('out', 'from_wallet_id', 'to_wallet_id')} union all ${lately('in', 'to_wallet_id', 'from_wallet_id')}
$$;
`;
