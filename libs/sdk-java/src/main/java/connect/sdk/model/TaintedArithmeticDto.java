// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * TaintedArithmeticDto, as the API's document describes it.
 *
 * @param numerator In minor units
 */
public record TaintedArithmeticDto(
        String formula,
        String source,
        List<TaintedInputDto> inputs,
        String numerator,
        String denominator,
        String result) {}
