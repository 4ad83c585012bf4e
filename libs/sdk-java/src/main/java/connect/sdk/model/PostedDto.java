// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PostedDto, as the API's document describes it.
 *
 * @param from An address, or the name of a network’s own account
 * @param source What the money was taken from
 * @param target What received it
 */
public record PostedDto(
        String from,
        String to,
        String amount,
        Currency currency,
        Purpose purpose,
        PostingSideDto source,
        PostingSideDto target) {}
