// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PassportState(String value) implements OpenEnum {
    public static final PassportState ISSUED = new PassportState("issued");
    public static final PassportState REVOKED = new PassportState("revoked");

    @Override
    public String toString() {
        return value;
    }
}
