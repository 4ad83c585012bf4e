// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReportVerificationDto, as the API's document describes it.
 *
 * @param isSuperseded Whether it is a certificate of zakat that another one supersedes
 * @param document What it was issued as; null when it was not, or not like this
 * @param digest SHA-256 of the file
 * @param keyId The published key that signed it
 * @param report The first run that issued it, if you may see it
 */
public record ReportVerificationDto(
        Boolean valid,
        VerificationOutcome outcome,
        String sentence,
        Boolean isSuperseded,
        IssuedDocument document,
        String digest,
        String keyId,
        ReportDto report) {}
