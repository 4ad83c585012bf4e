// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrLineDto, as the API's document describes it.
 *
 * @param payments How many payments it is about
 * @param reference The unit’s number of it, once filed
 */
public record StrLineDto(
        String id,
        StrState state,
        StrReportCode reportCode,
        String bankId,
        String bankName,
        String caseId,
        Double payments,
        Double version,
        String openedBy,
        String openedAt,
        String reference) {}
