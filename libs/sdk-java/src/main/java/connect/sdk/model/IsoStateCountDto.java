// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * IsoStateCountDto, as the API's document describes it.
 */
public record IsoStateCountDto(
        IsoPaymentState state,
        Double payments) {}
