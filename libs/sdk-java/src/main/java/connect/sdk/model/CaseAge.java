// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record CaseAge(String value) implements OpenEnum {
    public static final CaseAge UNDER_24H = new CaseAge("under_24h");
    public static final CaseAge UNDER_72H = new CaseAge("under_72h");
    public static final CaseAge OLDER = new CaseAge("older");

    @Override
    public String toString() {
        return value;
    }
}
