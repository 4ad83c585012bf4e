// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * PreviewPaymentDto, as the API's document describes it.
 *
 * @param fee Contracts pay none
 * @param lateDonation Given to charity with it, because it comes late
 * @param isHeld Set aside in the payer’s wallet, and not paid yet
 * @param settles The lines of the schedule it settles
 */
public record PreviewPaymentDto(
        String kind,
        PreviewEndDto from,
        PreviewEndDto to,
        String amount,
        String fee,
        String lateDonation,
        Boolean isHeld,
        List<Double> settles) {}
