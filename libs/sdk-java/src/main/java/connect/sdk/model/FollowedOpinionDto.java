// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * FollowedOpinionDto, as the API's document describes it.
 *
 * @param ruleIds The rules that turn on it
 */
public record FollowedOpinionDto(
        String point,
        String opinion,
        List<String> ruleIds) {}
