// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * HoldDto, as the API's document describes it.
 *
 * @param amount Set aside when it was sent
 * @param captured Paid out of it so far
 * @param released Free again for the payer
 */
public record HoldDto(
        String amount,
        String captured,
        String released) {}
