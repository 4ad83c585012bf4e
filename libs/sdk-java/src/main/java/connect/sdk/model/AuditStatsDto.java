// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * AuditStatsDto, as the API's document describes it.
 *
 * @param todayEvents Since midnight UTC
 * @param activeUsers Distinct people
 * @param topActions The five most frequent actions
 * @param topResources The five most frequent resources
 * @param actions Every action there is, whatever the filter
 * @param resources Every resource there is
 * @param people The people within your reach, by name; the first two hundred
 */
public record AuditStatsDto(
        Double totalEvents,
        Double todayEvents,
        Double criticalEvents,
        Double activeUsers,
        List<CountDto> topActions,
        List<CountDto> topResources,
        List<String> actions,
        List<String> resources,
        List<AuditPersonDto> people) {}
