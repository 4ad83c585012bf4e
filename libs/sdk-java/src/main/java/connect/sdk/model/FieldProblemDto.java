// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * FieldProblemDto, as the API's document describes it.
 *
 * @param field The field by its path
 * @param message One sentence a person can act on.
 * @param code What is wrong with it; without one, the code of the refusal says it.
 * @param data The facts that belong to the code: least and most of what has bounds.
 * @param proposed The value that was probably meant
 */
public record FieldProblemDto(
        String field,
        String message,
        FieldCode code,
        Map<String, Object> data,
        String proposed) {}
