// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MetalPriceDto, as the API's document describes it.
 *
 * @param aed Of a gram of 24 carats
 * @param version The newest approved version that has this day
 */
public record MetalPriceDto(
        String day,
        Metal metal,
        String aed,
        String qar,
        String source,
        Double version) {}
