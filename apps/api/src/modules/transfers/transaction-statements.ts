import { jsonTexts } from '../../platform/database/sql.ts';
import { command } from '../../platform/database/statement.ts';

export const RECORD_TRANSACTIONS = command(`
      insert into transaction (id, type, network, currency, amount_minor, fee_minor, status, sub_status, from_wallet_id,
        to_wallet_id, memo, compliance_score, shariah_compliant, initiated_by, request_id, created_at, zakat_mode,
        zakat_minor, quorum, is_escrow, expires_at, reverses_id, batch_id, sealed_memo, purpose_code,
        counterparty_name, counterparty_country, reference, uetr, originator, beneficiary, metadata, completed_at,
        released_minor)
      select *, case status when 'completed' then created_at end,
             case status when 'completed' then amount_minor else 0 end
      from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::text[],
                  $9::uuid[], $10::uuid[], $11::text[], $12::smallint[], $13::boolean[], $14::uuid[], $15::text[],
                  $16::timestamptz[], $17::text[], $18::bigint[], $19::smallint[], $20::boolean[], $21::timestamptz[],
                  $22::uuid[], $23::uuid[], $24::jsonb[], $25::text[], $26::text[], $27::text[], $28::text[],
                  $29::uuid[], $30::jsonb[], $31::jsonb[], $32::jsonb[]) as t (
        id, type, network, currency, amount_minor, fee_minor, status, sub_status, from_wallet_id, to_wallet_id, memo,
        compliance_score, shariah_compliant, initiated_by, request_id, created_at, zakat_mode, zakat_minor, quorum,
        is_escrow, expires_at, reverses_id, batch_id, sealed_memo, purpose_code, counterparty_name,
        counterparty_country, reference, uetr, originator, beneficiary, metadata)`);

export const RECORD_VERDICTS = command(`
      insert into verdict (transaction_id, ruleset_version, profile, action, facts, result, created_at)
      select id, version, profile, action, facts::json, result::json, $7
      from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], ${jsonTexts('$5')}, ${jsonTexts('$6')})
        as v (id, version, profile, action, facts, result)`);

export const OPEN_CASES = command(`
      insert into review_case (transaction_id, bank_id, officers_needed, opened_at)
      select c.id, f.bank_id, c.officers_needed, c.opened_at
      from unnest($1::uuid[], $2::uuid[], $3::smallint[], $4::timestamptz[]) with ordinality
        as c (id, from_wallet_id, officers_needed, opened_at, position)
      join wallet f on f.id = c.from_wallet_id order by c.position`);
