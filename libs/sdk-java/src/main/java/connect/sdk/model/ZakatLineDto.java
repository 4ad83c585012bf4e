// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatLineDto, as the API's document describes it.
 *
 * @param source declared: the owner says so, and nobody here looked at it
 */
public record ZakatLineDto(
        ZakatLineSource source,
        ZakatLineKind kind,
        String label,
        Currency currency,
        ZakatLineEffect effect,
        ZakatLineReason because,
        String amount,
        ZakatTraceDto trace) {}
