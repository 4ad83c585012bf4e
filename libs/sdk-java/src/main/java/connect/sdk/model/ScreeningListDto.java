// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ScreeningListDto, as the API's document describes it.
 *
 * @param publishedOn The day its publisher gives it
 * @param digest SHA-256 of the file
 * @param loadedBy null for the sandbox itself
 * @param confirmedAt When it was last loaded or seen unchanged
 * @param isActive Whether payments are screened against it
 * @param isStale Whether it is in force and unconfirmed for so long that nothing passes on its word
 * @param staleFrom null: not in force
 */
public record ScreeningListDto(
        ScreeningSource source,
        String publishedOn,
        String digest,
        Double entries,
        String loadedAt,
        String loadedBy,
        String confirmedAt,
        Boolean isActive,
        Boolean isStale,
        String staleFrom) {}
