// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ConsentDto, as the API's document describes it.
 *
 * @param of The party whose contract or money it is; officer: a second officer, because money of a bank moves
 * @param position Which of several partners
 * @param givenBy Who gave it; null: still missing
 */
public record ConsentDto(
        ConsentRole of,
        Double position,
        String givenBy) {}
