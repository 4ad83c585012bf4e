// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * IsoAnswerDto, as the API's document describes it.
 *
 * @param sha256 SHA-256 of its bytes
 */
public record IsoAnswerDto(
        Double number,
        String definition,
        String sha256,
        String madeAt) {}
