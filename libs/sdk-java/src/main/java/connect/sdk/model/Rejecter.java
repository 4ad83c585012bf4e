// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Rejecter(String value) implements OpenEnum {
    public static final Rejecter RULES = new Rejecter("rules");
    public static final Rejecter OFFICER = new Rejecter("officer");
    public static final Rejecter APPROVER = new Rejecter("approver");

    @Override
    public String toString() {
        return value;
    }
}
