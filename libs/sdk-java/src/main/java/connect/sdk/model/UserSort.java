// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record UserSort(String value) implements OpenEnum {
    public static final UserSort CREATED_AT_DESCENDING = new UserSort("-createdAt");
    public static final UserSort CREATED_AT = new UserSort("createdAt");
    public static final UserSort NAME = new UserSort("name");
    public static final UserSort NAME_DESCENDING = new UserSort("-name");
    public static final UserSort LAST_SIGN_IN_AT = new UserSort("lastSignInAt");
    public static final UserSort LAST_SIGN_IN_AT_DESCENDING = new UserSort("-lastSignInAt");

    @Override
    public String toString() {
        return value;
    }
}
