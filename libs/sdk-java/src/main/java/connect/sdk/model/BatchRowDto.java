// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * BatchRowDto, as the API's document describes it.
 *
 * @param number Its number in the request, from 1; null in batches from before refused rows were kept
 * @param sent As it was sent; of payments that were made, as they are recorded
 * @param code Why it was refused
 * @param field The field that it is about
 * @param facts The facts behind the code
 * @param findings The rules that refuse or hold it
 */
public record BatchRowDto(
        Double number,
        BatchRowState state,
        BatchItemDto sent,
        String transactionId,
        String uetr,
        TransactionStatus status,
        TransactionSubStatus subStatus,
        String code,
        String error,
        String field,
        Map<String, Object> facts,
        List<FindingDto> findings) {}
