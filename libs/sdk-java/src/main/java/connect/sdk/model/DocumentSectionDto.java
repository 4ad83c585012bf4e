// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * DocumentSectionDto, as the API's document describes it.
 */
public record DocumentSectionDto(
        String heading,
        List<String> paragraphs) {}
