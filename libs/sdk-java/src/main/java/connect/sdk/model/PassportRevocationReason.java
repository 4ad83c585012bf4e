// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PassportRevocationReason(String value) implements OpenEnum {
    public static final PassportRevocationReason ERROR = new PassportRevocationReason("error");
    public static final PassportRevocationReason SUPERSEDED = new PassportRevocationReason("superseded");
    public static final PassportRevocationReason COMPLIANCE = new PassportRevocationReason("compliance");
    public static final PassportRevocationReason REVERSED = new PassportRevocationReason("reversed");

    @Override
    public String toString() {
        return value;
    }
}
