// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SecondOfficerCase(String value) implements OpenEnum {
    public static final SecondOfficerCase FROM_LIMIT = new SecondOfficerCase("from_limit");
    public static final SecondOfficerCase LISTED_NAME = new SecondOfficerCase("listed_name");

    @Override
    public String toString() {
        return value;
    }
}
