// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReadinessWarning(String value) implements OpenEnum {
    public static final ReadinessWarning ONE_DATABASE_ROLE = new ReadinessWarning("one_database_role");

    @Override
    public String toString() {
        return value;
    }
}
