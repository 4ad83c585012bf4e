// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * WalletHistoryLineDto, as the API's document describes it.
 *
 * @param seq The entry’s number in this wallet
 * @param kind Why the money moved: principal, fee, issue
 * @param amount Signed: negative when paid
 * @param counterpartyAddress null for a network’s own account
 * @param counterpartyLabel The label of a wallet within your reach; of another the owner who paid, or what you
 * call the payee, or else its address; or a network’s own account
 * @param isMemoSealed Whether it has a memo that only its payee and compliance can read
 * @param purposeCode The purpose as a central bank codes it
 * @param reference The payer’s own reference
 * @param counterpartyName The payee’s name as the payer gave it
 * @param counterpartyCountry Where the payee is, as the payer gave it
 * @param metadata What the payer’s programs keep with it; for what was paid alone
 * @param originator The payer as the payment describes it; for what was paid alone, like the payee below
 */
public record WalletHistoryLineDto(
        String seq,
        String transactionId,
        String uetr,
        String type,
        Direction direction,
        String kind,
        String amount,
        String balanceAfter,
        String counterpartyAddress,
        String counterpartyLabel,
        String memo,
        Boolean isMemoSealed,
        String purposeCode,
        String reference,
        String counterpartyName,
        String counterpartyCountry,
        Map<String, Object> metadata,
        PaymentPartyDto originator,
        PaymentPartyDto beneficiary,
        String createdAt) {}
