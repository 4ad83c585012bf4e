// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PrinciplesDto, as the API's document describes it.
 */
public record PrinciplesDto(
        PrincipleState riba,
        PrincipleState gharar,
        PrincipleState maysir,
        PrincipleState halal,
        PrincipleState kyc) {}
