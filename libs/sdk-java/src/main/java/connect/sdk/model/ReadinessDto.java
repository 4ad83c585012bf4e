// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ReadinessDto, as the API's document describes it.
 *
 * @param warnings `one_database_role`: application and owner of the database are one, so nothing in it keeps the
 * application from undoing the guards of the books
 */
public record ReadinessDto(
        String status,
        List<ReadinessWarning> warnings) {}
