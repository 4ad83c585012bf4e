// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * OwnWitnessDto, as the API's document describes it.
 *
 * @param vkey The key of its cosignatures
 * @param logs The origins of the logs
 */
public record OwnWitnessDto(
        String name,
        String vkey,
        List<String> logs) {}
