// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NextDueDto, as the API's document describes it.
 */
public record NextDueDto(
        Double number,
        DueKind kind,
        String dueOn,
        String amount,
        DueState state) {}
