// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatProfileDto, as the API's document describes it.
 *
 * @param bank null: you are of no bank
 * @param version null: the bank has decided on none
 */
public record ZakatProfileDto(
        String bank,
        String name,
        Double version) {}
