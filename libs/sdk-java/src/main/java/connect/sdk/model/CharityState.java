// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record CharityState(String value) implements OpenEnum {
    public static final CharityState PROPOSED = new CharityState("proposed");
    public static final CharityState APPROVED = new CharityState("approved");
    public static final CharityState REFUSED = new CharityState("refused");
    public static final CharityState WITHDRAWN = new CharityState("withdrawn");

    @Override
    public String toString() {
        return value;
    }
}
