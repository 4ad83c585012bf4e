// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record StrStepKind(String value) implements OpenEnum {
    public static final StrStepKind APPROVED = new StrStepKind("approved");
    public static final StrStepKind FILED = new StrStepKind("filed");
    public static final StrStepKind DOWNLOADED = new StrStepKind("downloaded");

    @Override
    public String toString() {
        return value;
    }
}
