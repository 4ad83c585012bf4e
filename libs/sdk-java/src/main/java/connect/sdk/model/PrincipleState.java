// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PrincipleState(String value) implements OpenEnum {
    public static final PrincipleState PASS = new PrincipleState("pass");
    public static final PrincipleState REVIEW = new PrincipleState("review");
    public static final PrincipleState FAIL = new PrincipleState("fail");

    @Override
    public String toString() {
        return value;
    }
}
