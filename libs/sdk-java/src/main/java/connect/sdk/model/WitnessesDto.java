// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * WitnessesDto, as the API's document describes it.
 *
 * @param log null where the log has no name for witnesses
 * @param asWitness null where no log is witnessed
 */
public record WitnessesDto(
        WitnessedLogDto log,
        List<WitnessDto> witnesses,
        OwnWitnessDto asWitness) {}
