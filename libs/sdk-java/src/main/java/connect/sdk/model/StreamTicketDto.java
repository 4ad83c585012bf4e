// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StreamTicketDto, as the API's document describes it.
 *
 * @param ticket Goes to `/api/v1/events/stream?ticket=`
 */
public record StreamTicketDto(
        String ticket,
        String expiresAt) {}
