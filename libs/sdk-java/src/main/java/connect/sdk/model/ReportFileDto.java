// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReportFileDto, as the API's document describes it.
 *
 * @param language Of a PDF
 * @param size In bytes
 * @param digest SHA-256
 * @param keyId The key it is signed by, as published at /.well-known/jwks.json
 */
public record ReportFileDto(
        ReportFormat format,
        ReportLanguage language,
        Double size,
        String digest,
        String keyId) {}
