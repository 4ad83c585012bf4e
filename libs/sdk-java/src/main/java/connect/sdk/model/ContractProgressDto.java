// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ContractProgressDto, as the API's document describes it.
 *
 * @param turns What may be done now and by whom, leading on first
 */
public record ContractProgressDto(
        List<StageDto> stages,
        List<TurnDto> turns,
        WaitDto waitsFor) {}
