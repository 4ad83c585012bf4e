// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReportVerificationDto, as the API's document describes it.
 *
 * @param digest SHA-256 of the file
 * @param keyId The published key that signed it
 * @param report The first run that issued it, if you may see it
 */
public record ReportVerificationDto(
        Boolean valid,
        VerificationOutcome outcome,
        String sentence,
        String digest,
        String keyId,
        ReportDto report) {}
