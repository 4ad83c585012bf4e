// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ZakatTraceDto, as the API's document describes it.
 *
 * @param entry The number of the last entry that was read; 0: none
 * @param eventId The event that tells of it
 * @param height The block that sealed that
 * @param held Of it, held for payments that wait
 */
public record ZakatTraceDto(
        String walletId,
        String address,
        String entry,
        String eventId,
        String height,
        String held,
        String contractId,
        List<Double> dues) {}
