// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * BatchLifeDto, as the API's document describes it.
 *
 * @param fromAddress The wallet that pays
 * @param initiatedBy Who sent it
 * @param mends The earlier batch whose refused rows these are, mended
 * @param count How many payments it asks for
 * @param total What they sum to, fees left out
 * @param processed How many have been sent or refused so far
 * @param completed Completed when they were sent
 * @param pending Waiting when they were sent
 * @param refused Rejected or refused when they were sent
 * @param firstFailure When all was refused because of one
 * @param mendedBy Later batches of its refused rows, mended
 * @param actions What you may do now
 */
public record BatchLifeDto(
        String id,
        BatchState state,
        Boolean atomic,
        Network network,
        Currency currency,
        String fromAddress,
        String memo,
        String initiatedBy,
        String initiatedById,
        BatchTermsDto terms,
        String mends,
        Double count,
        String total,
        Double processed,
        Double completed,
        Double pending,
        Double refused,
        BatchFailureDto firstFailure,
        String createdAt,
        String endedAt,
        BatchTotalsDto totals,
        List<String> mendedBy,
        List<BatchStandingDto> standings,
        List<BatchAction> actions) {}
