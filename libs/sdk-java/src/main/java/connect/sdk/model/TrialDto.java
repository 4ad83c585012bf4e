// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * TrialDto, as the API's document describes it.
 *
 * @param isPartial True when there were more payments than are tried at once
 */
public record TrialDto(
        Double days,
        Double examined,
        Boolean isPartial,
        List<TrialCountDto> changes,
        String ranBy,
        String ranAt) {}
