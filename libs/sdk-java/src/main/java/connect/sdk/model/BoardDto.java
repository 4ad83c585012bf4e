// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * BoardDto, as the API's document describes it.
 *
 * @param bank null: the board of the network
 * @param charterQuorum By its charter
 * @param quorum How many opinions decide today
 * @param seated How many members are seated today
 */
public record BoardDto(
        String id,
        BoardBankDto bank,
        Double charterQuorum,
        Double quorum,
        Double seated,
        List<BoardSeatDto> seats) {}
