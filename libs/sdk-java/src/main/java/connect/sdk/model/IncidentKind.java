// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record IncidentKind(String value) implements OpenEnum {
    public static final IncidentKind FAILURE = new IncidentKind("failure");
    public static final IncidentKind SILENCE = new IncidentKind("silence");

    @Override
    public String toString() {
        return value;
    }
}
