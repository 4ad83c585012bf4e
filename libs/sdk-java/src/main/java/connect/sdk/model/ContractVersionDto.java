// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * ContractVersionDto, as the API's document describes it.
 *
 * @param version Counts from 1
 * @param value Total price, total rent, or capital
 * @param changes Against the version before, term by term under its path, such as partners[0].profit; empty for
 * 1
 * @param findings What the rules said of it, gravest first
 * @param unread What no rule could read of it
 */
public record ContractVersionDto(
        Double version,
        String value,
        Map<String, Object> terms,
        List<FieldChangeDto> changes,
        List<ContractFindingDto> findings,
        List<UnreadTermDto> unread,
        String note,
        String madeBy,
        String madeAt) {}
