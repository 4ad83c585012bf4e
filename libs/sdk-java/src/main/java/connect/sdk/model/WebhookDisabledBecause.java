// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record WebhookDisabledBecause(String value) implements OpenEnum {
    public static final WebhookDisabledBecause OWNER = new WebhookDisabledBecause("owner");
    public static final WebhookDisabledBecause GONE = new WebhookDisabledBecause("gone");
    public static final WebhookDisabledBecause FAILING = new WebhookDisabledBecause("failing");

    @Override
    public String toString() {
        return value;
    }
}
