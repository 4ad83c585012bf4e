// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * RescreeningDto, as the API's document describes it.
 *
 * @param state complete: everybody was sought in the lists in force; running: some wait; unknown: a list is
 * missing or out of date, so that nobody can be said to have been screened
 * @param revision The version of all lists together that is in force
 * @param completedRevision The newest that everybody was sought in; null: none yet
 * @param remaining Customers, banks and payments with named parties that wait
 * @param openCases Cases within your reach that wait for a decision
 * @param unreliableLists Lists missing or out of date
 */
public record RescreeningDto(
        RescreeningState state,
        Double revision,
        Double completedRevision,
        Double remaining,
        Double openCases,
        List<ScreeningSource> unreliableLists) {}
