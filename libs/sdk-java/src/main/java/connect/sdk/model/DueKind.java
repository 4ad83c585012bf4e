// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record DueKind(String value) implements OpenEnum {
    public static final DueKind INSTALMENT = new DueKind("instalment");
    public static final DueKind RENT = new DueKind("rent");

    @Override
    public String toString() {
        return value;
    }
}
