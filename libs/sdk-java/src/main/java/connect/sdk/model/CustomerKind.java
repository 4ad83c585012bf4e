// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record CustomerKind(String value) implements OpenEnum {
    public static final CustomerKind PERSON = new CustomerKind("person");
    public static final CustomerKind ORGANISATION = new CustomerKind("organisation");

    @Override
    public String toString() {
        return value;
    }
}
