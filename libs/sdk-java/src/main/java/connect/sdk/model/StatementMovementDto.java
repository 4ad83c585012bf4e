// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StatementMovementDto, as the API's document describes it.
 *
 * @param number The entry’s number in this wallet: they run on without a gap
 * @param uetr Absent in statements from before it was told
 * @param reverses Of a reversal. Absent in statements from before it was told
 * @param kind Why the money moved: principal, fee, zakat, issue …
 * @param counterparty The owner of another wallet of theirs or of one that paid; what the payee is called by the
 * owner of this one, or by the payment, or its address; or a network’s own account
 * @param counterpartyAddress null for a network’s own account
 * @param counterpartyIban Absent in statements from before it was told
 * @param counterpartyBank Absent in statements from before it was told
 * @param reference The payer’s own reference, of what is given back as well
 * @param isMemoSealed Whether it has a memo that only its payee and compliance can read
 * @param message Of what was paid. Absent in statements from before it was told
 * @param balance What it left
 */
public record StatementMovementDto(
        String number,
        String at,
        String transactionId,
        String uetr,
        StatementReversedDto reverses,
        String type,
        String kind,
        String counterparty,
        String counterpartyAddress,
        String counterpartyIban,
        StatementBankDto counterpartyBank,
        String reference,
        String purposeCode,
        String memo,
        Boolean isMemoSealed,
        StatementMessageDto message,
        String in,
        String out,
        String balance) {}
