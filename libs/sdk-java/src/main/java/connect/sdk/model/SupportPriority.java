// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SupportPriority(String value) implements OpenEnum {
    public static final SupportPriority LOW = new SupportPriority("low");
    public static final SupportPriority MEDIUM = new SupportPriority("medium");
    public static final SupportPriority HIGH = new SupportPriority("high");
    public static final SupportPriority CRITICAL = new SupportPriority("critical");

    @Override
    public String toString() {
        return value;
    }
}
