// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * SampledPaymentDto, as the API's document describes it.
 *
 * @param memo null where none was written, or only the payee may read it
 * @param counterpartyName The payee as the payer names it
 * @param events In the order of the log
 */
public record SampledPaymentDto(
        String transactionId,
        Network network,
        String amount,
        Currency currency,
        TransactionStatus status,
        String createdAt,
        SampledPartyDto from,
        SampledPartyDto to,
        String memo,
        String purposeCode,
        String counterpartyName,
        SampledVerdictDto verdict,
        List<SampledOpinionDto> opinions,
        List<SampledEventDto> events) {}
