// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ResolutionDto, as the API's document describes it.
 *
 * @param bank null: the board of the network
 * @param state deliberated: agreed, and in force from its day on
 * @param quorum How many opinions decide it, or decided it
 * @param laterId The one that asks again
 * @param yourSeatId Your seat, if you sit on its board
 */
public record ResolutionDto(
        String id,
        String reference,
        String boardId,
        BoardBankDto bank,
        Double version,
        ResolutionState state,
        ResolutionTextDto text,
        Double quorum,
        List<MemberOpinionDto> opinions,
        String formerId,
        String laterId,
        String createdBy,
        String createdAt,
        String decidedAt,
        String endedAt,
        String yourSeatId,
        Boolean mayEdit,
        Boolean mayAsk,
        Boolean maySign,
        Boolean mayWithdraw) {}
