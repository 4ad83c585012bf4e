// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LoadedListDto, as the API's document describes it.
 *
 * @param outcome confirmed: it was in force already
 * @param clearancesEnded Clearances of entries that changed
 */
public record LoadedListDto(
        ScreeningSource source,
        String publishedOn,
        String digest,
        Double entries,
        ListOutcome outcome,
        Double added,
        Double changed,
        Double removed,
        Double clearancesEnded) {}
