// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PublicKeyDto, as the API's document describes it.
 *
 * @param kid Its thumbprint (RFC 7638)
 * @param y Of keys on the curve P-256 only
 * @param valid_from Nothing signed earlier is genuine
 * @param valid_until Nothing signed later is genuine; null while the key signs
 */
public record PublicKeyDto(
        String kid,
        String kty,
        String crv,
        String x,
        String y,
        SigningAlgorithm alg,
        String use,
        String valid_from,
        String valid_until) {}
