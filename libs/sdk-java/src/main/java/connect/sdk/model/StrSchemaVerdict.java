// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record StrSchemaVerdict(String value) implements OpenEnum {
    public static final StrSchemaVerdict NOT_VALIDATED_AGAINST_SCHEMA = new StrSchemaVerdict("not_validated_against_schema");
    public static final StrSchemaVerdict VALID = new StrSchemaVerdict("valid");
    public static final StrSchemaVerdict INVALID = new StrSchemaVerdict("invalid");

    @Override
    public String toString() {
        return value;
    }
}
