// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NonCompliancePersonDto, as the API's document describes it.
 */
public record NonCompliancePersonDto(
        String id,
        String name) {}
