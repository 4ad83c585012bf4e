// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ComparedDto, as the API's document describes it.
 *
 * @param sought Of the party
 * @param listed Of the entry
 * @param agrees null: not known of both
 */
public record ComparedDto(
        List<String> sought,
        List<String> listed,
        Boolean agrees) {}
