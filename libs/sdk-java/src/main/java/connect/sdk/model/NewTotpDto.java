// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NewTotpDto, as the API's document describes it.
 *
 * @param secret To type where no QR code can be read
 * @param uri What the QR code holds
 */
public record NewTotpDto(
        String challenge,
        String expiresAt,
        String secret,
        String uri) {}
