// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ContestedPointDto, as the API's document describes it.
 *
 * @param opinions From the strictest to the mildest
 */
public record ContestedPointDto(
        String id,
        BilingualDto title,
        BilingualDto question,
        List<String> rules,
        List<OpinionDto> opinions) {}
