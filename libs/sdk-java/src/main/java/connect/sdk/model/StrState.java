// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record StrState(String value) implements OpenEnum {
    public static final StrState DRAFT = new StrState("draft");
    public static final StrState APPROVED = new StrState("approved");
    public static final StrState FILED = new StrState("filed");

    @Override
    public String toString() {
        return value;
    }
}
