// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Role(String value) implements OpenEnum {
    public static final Role ADMIN = new Role("admin");
    public static final Role BANK = new Role("bank");
    public static final Role USER = new Role("user");
    public static final Role SCHOLAR = new Role("scholar");
    public static final Role AUDITOR = new Role("auditor");

    @Override
    public String toString() {
        return value;
    }
}
