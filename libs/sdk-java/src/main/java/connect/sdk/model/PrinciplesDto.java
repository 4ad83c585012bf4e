// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PrinciplesDto, as the API's document describes it.
 */
public record PrinciplesDto(
        PrincipleVerdict riba,
        PrincipleVerdict gharar,
        PrincipleVerdict maysir,
        PrincipleVerdict halal,
        KycVerdict kyc) {}
