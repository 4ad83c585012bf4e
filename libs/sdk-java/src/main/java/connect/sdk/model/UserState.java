// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record UserState(String value) implements OpenEnum {
    public static final UserState INVITED = new UserState("invited");
    public static final UserState ACTIVE = new UserState("active");
    public static final UserState DEACTIVATED = new UserState("deactivated");

    @Override
    public String toString() {
        return value;
    }
}
