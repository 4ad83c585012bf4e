// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PrincipleVerdict(String value) implements OpenEnum {
    public static final PrincipleVerdict PASS = new PrincipleVerdict("pass");
    public static final PrincipleVerdict FAIL = new PrincipleVerdict("fail");

    @Override
    public String toString() {
        return value;
    }
}
