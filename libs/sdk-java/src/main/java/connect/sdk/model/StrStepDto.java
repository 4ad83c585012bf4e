// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrStepDto, as the API's document describes it.
 *
 * @param fileDigest SHA-256 of the file
 */
public record StrStepDto(
        StrStepKind kind,
        Double version,
        String takenBy,
        String takenAt,
        String fileDigest,
        StrSchemaVerdict verdict,
        String reference,
        String filedOn) {}
