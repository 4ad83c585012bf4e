// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PostingDto, as the API's document describes it.
 *
 * @param from An address, or the name of a network’s own account
 */
public record PostingDto(
        String from,
        String to,
        String amount,
        Currency currency,
        Purpose purpose) {}
