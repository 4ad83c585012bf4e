// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ProblemDto, as the API's document describes it.
 *
 * @param error One sentence a person can act on.
 * @param code A stable name for programs.
 * @param details The facts behind the refusal; for a 400 a list of fields with what is wrong with each.
 * @param requestId The id of the request, to be quoted to support.
 */
public record ProblemDto(
        String error,
        String code,
        Object details,
        String requestId) {}
