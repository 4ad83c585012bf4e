// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SeatKeyDto, as the API's document describes it.
 *
 * @param isUsable Whether opinions may be signed by it
 * @param needsAttestation Whether another member has yet to attest it
 * @param isSandboxKey Made by the server for an invented person of the sandbox
 */
public record SeatKeyDto(
        String id,
        String publicKey,
        String enteredAt,
        Boolean isUsable,
        Boolean needsAttestation,
        Boolean isSandboxKey,
        String retiredAt) {}
