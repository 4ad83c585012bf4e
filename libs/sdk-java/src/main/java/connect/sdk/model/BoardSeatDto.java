// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * BoardSeatDto, as the API's document describes it.
 *
 * @param state proposed: waits for a confirmation; coming: the term has not begun; over: it ended by its day
 * @param isEndAsked Whether an administrator asks the board to end it
 */
public record BoardSeatDto(
        String id,
        String name,
        String from,
        String until,
        SeatState state,
        Boolean isEndAsked,
        List<SeatKeyDto> keys,
        Boolean isYours,
        Boolean mayConfirm,
        Boolean mayEnd) {}
