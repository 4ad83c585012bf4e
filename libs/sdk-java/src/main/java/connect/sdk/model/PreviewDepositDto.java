// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PreviewDepositDto, as the API's document describes it.
 *
 * @param captured Paid to the seller
 * @param freed Free again in the buyer’s wallet
 */
public record PreviewDepositDto(
        String captured,
        String freed) {}
