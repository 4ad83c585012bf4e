/** Finds the last larger payments of a wallet, and says what kind of owner a wallet has. */
export const paymentHistory = `
-- Payments below a thousand are left out, so that the many small ones cost nothing and hide nothing.
create index transaction_larger_paid_index on transaction (from_wallet_id, ordinal) where amount_minor >= 100000;
create index transaction_larger_received_index on transaction (to_wallet_id, ordinal) where amount_minor >= 100000;

create or replace view wallet_detail as
select w.id, w.ordinal, w.address, w.network, a.currency, w.label, w.owner_id, u.name as owner_name,
       u.kyc_status as owner_kyc, w.bank_id, b.name as bank_name, w.is_sandbox, w.created_at,
       a.posted_minor, a.held_minor, a.is_frozen, a.spent_on::text as spent_on, a.spent_minor,
       w.transaction_limit_minor, w.daily_limit_minor, u.role as owner_role
from wallet w
join account a on a.id = w.id
join app_user u on u.id = w.owner_id
join bank b on b.id = w.bank_id;
`;
