// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * TaintedTraceDto, as the API's document describes it.
 *
 * @param entry Its number among the entries of its account
 */
public record TaintedTraceDto(
        String transactionId,
        String amount,
        String entry) {}
