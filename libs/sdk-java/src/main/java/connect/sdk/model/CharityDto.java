// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CharityDto, as the API's document describes it.
 *
 * @param paid What it was paid so far
 * @param reason Why it was decided so, or withdrawn
 * @param mayDecide Whether you may decide it
 */
public record CharityDto(
        String id,
        BankDto bank,
        String name,
        String registration,
        Network network,
        String address,
        String resolution,
        CharityState state,
        String paid,
        Currency currency,
        String proposedBy,
        String proposedAt,
        String decidedBy,
        String decidedAt,
        String reason,
        Boolean mayDecide) {}
