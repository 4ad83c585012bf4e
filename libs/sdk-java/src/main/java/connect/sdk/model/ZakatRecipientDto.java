// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatRecipientDto, as the API's document describes it.
 *
 * @param state Paid while approved
 * @param basis On what ground it may be paid
 * @param mayDecide Whether you may decide it
 */
public record ZakatRecipientDto(
        String id,
        ZakatClass class_,
        String name,
        String address,
        Network network,
        ZakatRecipientState state,
        String basis,
        String addedBy,
        String addedAt,
        String decidedBy,
        String decidedAt,
        String decisionReason,
        String removedAt,
        Boolean mayDecide) {}
