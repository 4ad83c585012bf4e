// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ScreeningResultDto, as the API's document describes it.
 *
 * @param isScreened Whether the lists that must be in force are, and the name can be read
 * @param isUnread Whether the name, or a part of it, is written in nothing that is read
 * @param isStale Whether a list in force is out of date
 * @param missingLists Lists that must be in force and are not
 */
public record ScreeningResultDto(
        Boolean isScreened,
        Boolean isUnread,
        Boolean isStale,
        List<ScreeningSource> missingLists,
        List<ScreeningHitDto> hits) {}
