// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PreviewBalanceDto, as the API's document describes it.
 *
 * @param before What can be spent of it now
 * @param after null: the step is refused
 */
public record PreviewBalanceDto(
        String name,
        String address,
        String before,
        String after) {}
