// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ThresholdsDto, as the API's document describes it.
 *
 * @param transfer A transfer needs an identified sender
 * @param large Payments need a source of funds
 * @param purpose A payment should say what it is for
 * @param evidence A stated source of funds needs its evidence
 * @param unverifiedDay What somebody not identified pays in a day is looked at
 * @param unverifiedMonth What somebody not identified pays in a month is looked at
 * @param pattern What a day comes to is looked at for speed, collecting and spreading
 */
public record ThresholdsDto(
        String transfer,
        String large,
        String purpose,
        String evidence,
        String unverifiedDay,
        String unverifiedMonth,
        String pattern) {}
