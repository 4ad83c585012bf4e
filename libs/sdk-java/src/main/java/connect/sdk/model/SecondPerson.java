// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SecondPerson(String value) implements OpenEnum {
    public static final SecondPerson OFFICER = new SecondPerson("officer");
    public static final SecondPerson OWNER = new SecondPerson("owner");

    @Override
    public String toString() {
        return value;
    }
}
