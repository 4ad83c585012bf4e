// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * LogVerificationDto, as the API's document describes it.
 *
 * @param toHeight The last block that was recomputed
 * @param headHeight The newest block there is
 * @param events How many events were recomputed
 * @param next Where to go on; null at the end
 * @param faults Everything that is not as it was sealed, at most 100 a part; empty when all is
 */
public record LogVerificationDto(
        Double fromHeight,
        Double toHeight,
        Double headHeight,
        Double events,
        Double next,
        List<LogFaultDto> faults) {}
