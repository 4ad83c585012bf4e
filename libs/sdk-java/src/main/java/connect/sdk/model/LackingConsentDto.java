// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LackingConsentDto, as the API's document describes it.
 *
 * @param position Which of several partners
 * @param name null: any second officer
 */
public record LackingConsentDto(
        ConsentRole of,
        Double position,
        String name) {}
