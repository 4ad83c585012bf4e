// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CountedAmountDto, as the API's document describes it.
 */
public record CountedAmountDto(
        Double count,
        String amount) {}
