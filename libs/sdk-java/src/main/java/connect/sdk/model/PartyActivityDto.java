// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * PartyActivityDto, as the API's document describes it.
 *
 * @param recent Newest first, as far as you reach them
 */
public record PartyActivityDto(
        String address,
        String name,
        List<TransactionDto> recent) {}
