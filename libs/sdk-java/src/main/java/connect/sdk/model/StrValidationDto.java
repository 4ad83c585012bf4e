// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * StrValidationDto, as the API's document describes it.
 *
 * @param verdict Only `valid` says that the file fits the schema; without a schema nobody says so
 * @param schemaDigest SHA-256 of the schema
 */
public record StrValidationDto(
        StrSchemaVerdict verdict,
        String schemaDigest,
        List<String> problems) {}
