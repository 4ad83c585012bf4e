// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MetalPriceVersionDto, as the API's document describes it.
 *
 * @param prices How many prices it has
 * @param digest SHA-256 of the file
 * @param mayDecide Whether you may decide it
 */
public record MetalPriceVersionDto(
        Double version,
        MetalPriceVersionState state,
        String note,
        Double prices,
        String firstDay,
        String lastDay,
        String digest,
        String proposedBy,
        String proposedAt,
        String decidedBy,
        String decidedAt,
        String decisionReason,
        Boolean mayDecide) {}
