// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * WebhookDto, as the API's document describes it.
 *
 * @param types Empty for all
 * @param disabledBecause owner: you disabled it; gone: the receiver answered 410; failing: nothing was delivered
 * for a day
 * @param failingSince null while the last try succeeded
 * @param previousSecretUntil Until then two secrets sign
 */
public record WebhookDto(
        String id,
        String url,
        String description,
        List<String> types,
        WebhookState state,
        WebhookDisabledBecause disabledBecause,
        String disabledAt,
        String failingSince,
        String previousSecretUntil,
        String createdAt) {}
