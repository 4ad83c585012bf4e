// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CaseFileDto, as the API's document describes it.
 *
 * @param number Its place among the files of the case
 * @param digest SHA-256 of the JSON form, which stands at the foot of each page of the PDF
 */
public record CaseFileDto(
        String id,
        Double number,
        OfficerDto madeBy,
        String madeAt,
        String digest) {}
