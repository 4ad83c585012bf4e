// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record WebhookState(String value) implements OpenEnum {
    public static final WebhookState ENABLED = new WebhookState("enabled");
    public static final WebhookState DISABLED = new WebhookState("disabled");

    @Override
    public String toString() {
        return value;
    }
}
