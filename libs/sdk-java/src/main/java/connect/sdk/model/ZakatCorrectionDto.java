// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatCorrectionDto, as the API's document describes it.
 *
 * @param supersedes The assessment that holds no more
 */
public record ZakatCorrectionDto(
        String supersedes,
        String reason) {}
