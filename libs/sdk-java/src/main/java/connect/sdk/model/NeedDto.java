// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * NeedDto, as the API's document describes it.
 *
 * @param need reviews: cases to decide; approvals: payments to approve or reject; recalls: payments that the
 * payers ask to have back from the caller’s side; screening: cases of sanctions; contracts: steps that wait for
 * a consent; customers: changes of files to decide; escrow: payments in escrow that are the caller’s own;
 * webhooks: those of the caller’s that fail or were switched off for failing; resolutions: those that wait for
 * the opinion of a scholar
 * @param count At most a thousand are counted
 * @param isMore Whether there may be more than were counted
 * @param oldestAt Since when the oldest waits
 */
public record NeedDto(
        DashboardNeed need,
        Double count,
        Boolean isMore,
        String oldestAt,
        List<NeedAgeDto> ageing) {}
