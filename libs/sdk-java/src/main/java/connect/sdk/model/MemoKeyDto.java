// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MemoKeyDto, as the API's document describes it.
 *
 * @param kid Its thumbprint (RFC 7638)
 */
public record MemoKeyDto(
        String kty,
        String crv,
        String x,
        String y,
        String kid) {}
