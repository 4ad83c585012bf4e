// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * StandardMappingDto, as the API's document describes it.
 *
 * @param standard As the rules cite it
 * @param rules Rules on payments and on contracts
 * @param products Types of contracts that these rules judge
 */
public record StandardMappingDto(
        String standard,
        List<String> rules,
        List<String> products,
        List<MappedControlDto> controls) {}
