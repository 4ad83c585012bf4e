// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * QuoteDto, as the API's document describes it.
 *
 * @param rate What one unit of the sent currency buys: the rate that is used, in full
 * @param receiveAmount The sent amount at this rate, rounded half up
 * @param fee Paid by the payer on top
 * @param legs Both are made together or not at all
 * @param validForSeconds For clients whose clock may differ
 */
public record QuoteDto(
        String id,
        String rate,
        String sendAmount,
        String receiveAmount,
        String fee,
        List<LegDto> legs,
        String expiresAt,
        Double validForSeconds) {}
