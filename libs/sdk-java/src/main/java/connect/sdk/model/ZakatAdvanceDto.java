// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatAdvanceDto, as the API's document describes it.
 *
 * @param kind set_aside: the 2.5 per cent that were set aside with a payment
 * @param counts Whether the opinion followed takes it for this year
 */
public record ZakatAdvanceDto(
        ZakatAdvanceKind kind,
        String transactionId,
        Currency currency,
        String amount,
        Boolean counts) {}
