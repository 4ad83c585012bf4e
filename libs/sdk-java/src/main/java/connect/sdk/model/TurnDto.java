// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * TurnDto, as the API's document describes it.
 *
 * @param missing What must be on record first, by code
 * @param leadsOn Whether it leads to the next stage
 */
public record TurnDto(
        ContractAction action,
        List<TurnPartyDto> by,
        PartyRole consent,
        List<String> missing,
        Boolean leadsOn) {}
