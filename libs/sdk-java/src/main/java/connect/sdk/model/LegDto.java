// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LegDto, as the API's document describes it.
 */
public record LegDto(
        Network network,
        Currency currency,
        String from,
        String to,
        String amount) {}
