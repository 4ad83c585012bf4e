// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RulesetDto, as the API's document describes it.
 *
 * @param areCountryListsStale True when the newest country lists are older than four months: later ones exist
 * @param trial null until it was tried
 */
public record RulesetDto(
        Double version,
        RulesetState state,
        RulesetSettingsDto settings,
        Boolean areCountryListsStale,
        String note,
        String createdById,
        String createdBy,
        String createdAt,
        String activatedBy,
        String activatedAt,
        TrialDto trial) {}
