// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * DashboardNeedsDto, as the API's document describes it.
 *
 * @param needs The kinds that the caller may act on at all
 */
public record DashboardNeedsDto(
        String asOf,
        List<NeedDto> needs) {}
