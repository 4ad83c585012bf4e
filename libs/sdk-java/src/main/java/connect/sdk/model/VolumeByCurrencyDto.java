// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * VolumeByCurrencyDto, as the API's document describes it.
 */
public record VolumeByCurrencyDto(
        String AED,
        String QAR) {}
