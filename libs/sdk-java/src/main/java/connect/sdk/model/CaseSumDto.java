// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CaseSumDto, as the API's document describes it.
 */
public record CaseSumDto(
        Double days,
        Currency currency,
        Double paid,
        String paidAmount,
        Double received,
        String receivedAmount) {}
