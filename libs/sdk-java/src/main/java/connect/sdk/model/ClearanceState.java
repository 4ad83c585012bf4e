// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ClearanceState(String value) implements OpenEnum {
    public static final ClearanceState IN_FORCE = new ClearanceState("in_force");
    public static final ClearanceState PROPOSED = new ClearanceState("proposed");
    public static final ClearanceState EXPIRED = new ClearanceState("expired");
    public static final ClearanceState REVOKED = new ClearanceState("revoked");

    @Override
    public String toString() {
        return value;
    }
}
