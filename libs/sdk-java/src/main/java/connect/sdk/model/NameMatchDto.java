// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NameMatchDto, as the API's document describes it.
 *
 * @param name As it was given
 * @param isAmbiguous Whether another beneficiary agrees as well: a person chooses
 */
public record NameMatchDto(
        String name,
        NameMatchResult result,
        Boolean isAmbiguous,
        MatchedBeneficiaryDto beneficiary) {}
