// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * MappedControlDto, as the API's document describes it.
 *
 * @param invariants Numbers of invariants that are always looked for
 * @param routes Where what it comes to is read
 * @param testedBy The test that fails without it
 */
public record MappedControlDto(
        String id,
        BilingualDto title,
        List<String> invariants,
        List<String> routes,
        String testedBy) {}
