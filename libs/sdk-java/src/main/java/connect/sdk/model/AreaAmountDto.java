// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * AreaAmountDto, as the API's document describes it.
 *
 * @param amount What was to be paid, whatever became of it
 */
public record AreaAmountDto(
        Currency currency,
        String amount) {}
