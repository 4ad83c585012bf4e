// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SampledPaymentLineDto, as the API's document describes it.
 *
 * @param position In the order of the keys
 * @param tickets How many tickets it had
 * @param key The lowest of the keys of its tickets: HMAC-SHA-256, under the seed, of its id, a slash and the
 * number of the ticket from 1 on
 */
public record SampledPaymentLineDto(
        Double position,
        String transactionId,
        Double tickets,
        String key,
        Network network,
        String amount,
        Currency currency,
        TransactionStatus status,
        VerdictAction verdict,
        String createdAt) {}
