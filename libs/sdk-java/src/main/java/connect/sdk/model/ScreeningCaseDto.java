// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ScreeningCaseDto, as the API's document describes it.
 *
 * @param partyKind A customer, a beneficial owner of one, a bank, or somebody whom payments that wait only name
 * @param name The name that is like the entry
 * @param customerId The customer, or whose owner it is
 * @param bank The bank, or whose payments name them
 * @param isListed Whether the list in force still has the entry
 * @param strength block: a name and an identifier agree; review: a name is like it
 * @param freezes Whether it keeps the party’s wallets from paying and being paid
 * @param officersToClear 2: the very name is listed, a colleague took it for a match, or it was confirmed
 * @param mayDecide Whether you are independent of the party, and it can be decided
 */
public record ScreeningCaseDto(
        String id,
        ScreenedPartyKind partyKind,
        String name,
        String customerId,
        String customer,
        String bank,
        String entryId,
        ScreeningSource source,
        String entryName,
        Boolean isListed,
        ScreeningStrength strength,
        Boolean freezes,
        ScreeningCaseState state,
        List<ScreeningOpinionDto> opinions,
        Double officersToClear,
        Boolean mayDecide,
        String openedAt,
        String endedAt) {}
