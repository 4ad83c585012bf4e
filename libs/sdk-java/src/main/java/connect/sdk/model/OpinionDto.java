// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * OpinionDto, as the API's document describes it.
 *
 * @param effect What becomes of what the rules of the point see: refused, put to the board, noted, or let pass
 */
public record OpinionDto(
        String id,
        BilingualDto heldBy,
        BilingualDto says,
        OpinionEffect effect,
        List<OpinionSourceDto> sources) {}
