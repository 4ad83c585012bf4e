// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NisabDto, as the API's document describes it.
 *
 * @param isBase Whether the opinion followed tells nisab by it; else it is shown
 * @param grams Of pure metal
 * @param gram What a gram cost
 * @param version The version of prices that it is from
 */
public record NisabDto(
        Metal metal,
        Boolean isBase,
        String grams,
        ZakatAmountsDto worth,
        ZakatAmountsDto gram,
        String priceDay,
        String source,
        Double version) {}
