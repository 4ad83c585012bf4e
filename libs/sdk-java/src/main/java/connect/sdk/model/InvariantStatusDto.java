// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * InvariantStatusDto, as the API's document describes it.
 *
 * @param number Its number in INVARIANTS.md
 * @param state unknown: not checked lately, which is not the same as holding
 */
public record InvariantStatusDto(
        String name,
        String number,
        InvariantState state,
        String checkedAt) {}
