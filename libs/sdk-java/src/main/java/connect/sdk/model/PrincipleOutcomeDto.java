// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PrincipleOutcomeDto, as the API's document describes it.
 *
 * @param review A rule asked for an officer to look
 */
public record PrincipleOutcomeDto(
        Principle principle,
        Double passed,
        Double review,
        Double failed) {}
