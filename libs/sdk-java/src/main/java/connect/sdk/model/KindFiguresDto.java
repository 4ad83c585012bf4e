// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * KindFiguresDto, as the API's document describes it.
 *
 * @param sharePct Per cent; null without payments
 */
public record KindFiguresDto(
        PaymentKind kind,
        Double transactions,
        Double sharePct) {}
