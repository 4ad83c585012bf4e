// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * BatchStepResultDto, as the API's document describes it.
 *
 * @param taken Payments taken one step further
 * @param refusals Payments that were left where they stood
 * @param standings Where the payments stand now
 */
public record BatchStepResultDto(
        String batchId,
        BatchState state,
        Double taken,
        List<BatchRefusalDto> refusals,
        List<BatchStandingDto> standings) {}
