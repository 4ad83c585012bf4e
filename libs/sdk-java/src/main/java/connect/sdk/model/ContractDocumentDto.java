// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ContractDocumentDto, as the API's document describes it.
 */
public record ContractDocumentDto(
        DocumentLanguage language,
        TextDirection direction,
        String title,
        String reference,
        String madeOn,
        List<DocumentSectionDto> sections,
        String text) {}
