// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ShariahPackFileDto, as the API's document describes it.
 *
 * @param language Of a PDF
 * @param size In bytes
 * @param digest SHA-256, in hexadecimal digits
 * @param keyId The key it is signed by
 */
public record ShariahPackFileDto(
        PackFormat format,
        ReportLanguage language,
        Double size,
        String digest,
        String keyId) {}
