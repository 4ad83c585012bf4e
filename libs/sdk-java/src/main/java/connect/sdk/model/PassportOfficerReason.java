// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PassportOfficerReason(String value) implements OpenEnum {
    public static final PassportOfficerReason ERROR = new PassportOfficerReason("error");
    public static final PassportOfficerReason SUPERSEDED = new PassportOfficerReason("superseded");
    public static final PassportOfficerReason COMPLIANCE = new PassportOfficerReason("compliance");

    @Override
    public String toString() {
        return value;
    }
}
