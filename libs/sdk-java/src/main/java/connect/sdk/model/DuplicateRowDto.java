// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DuplicateRowDto, as the API's document describes it.
 *
 * @param index Its place in the request
 * @param earlier The newest of the payments that it looks like
 */
public record DuplicateRowDto(
        Double index,
        EarlierPaymentDto earlier) {}
