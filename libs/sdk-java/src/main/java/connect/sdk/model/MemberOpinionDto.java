// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MemberOpinionDto, as the API's document describes it.
 *
 * @param isSandboxKey Signed by the server for an invented person of the sandbox
 */
public record MemberOpinionDto(
        String seatId,
        String name,
        Double version,
        Stance stance,
        String reasons,
        String givenAt,
        String publicKey,
        String signature,
        Boolean isSandboxKey) {}
