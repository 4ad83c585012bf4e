// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LogVerificationDto, as the API's document describes it.
 *
 * @param toHeight The last block that was recomputed
 * @param headHeight The newest block there is
 * @param events How many events were recomputed
 * @param next Where to go on; null at the end
 * @param fault null when all is as it was sealed
 */
public record LogVerificationDto(
        Double fromHeight,
        Double toHeight,
        Double headHeight,
        Double events,
        Double next,
        LogFaultDto fault) {}
