// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ShariahPackDto, as the API's document describes it.
 *
 * @param to Not in the period any more
 * @param provisional Its period was not over when it was asked for
 */
public record ShariahPackDto(
        String id,
        String bankName,
        PackAudience audience,
        String from,
        String to,
        String timeZone,
        Boolean provisional,
        PackState state,
        String requestedBy,
        String createdAt,
        String endedAt,
        List<ShariahPackFileDto> files) {}
