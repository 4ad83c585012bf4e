// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * BatchCheckDto, as the API's document describes it.
 *
 * @param duplicates Rows that look like payments of the last 90 days
 */
public record BatchCheckDto(
        List<DuplicateRowDto> duplicates) {}
