// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CustomerLineDto, as the API's document describes it.
 *
 * @param id The id of the account
 * @param version 0: there is no file
 * @param level In force today
 * @param givenLevel As it was given
 * @param identifiedUntil The day the documents run out; null: they do not
 * @param documents Only the last four figures
 * @param isChangePending Whether a change waits to be decided
 */
public record CustomerLineDto(
        String id,
        String username,
        String name,
        String legalName,
        Role role,
        BankDto bank,
        CustomerKind kind,
        Double version,
        KycLevel level,
        KycLevel givenLevel,
        KycStanding standing,
        RiskRating risk,
        PepStatus pep,
        String identifiedUntil,
        String nextReviewOn,
        List<String> documents,
        Boolean isChangePending) {}
