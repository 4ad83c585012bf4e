// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record StatementFormat(String value) implements OpenEnum {
    public static final StatementFormat PDF = new StatementFormat("pdf");
    public static final StatementFormat CSV = new StatementFormat("csv");
    public static final StatementFormat JSON = new StatementFormat("json");
    public static final StatementFormat CAMT_052 = new StatementFormat("camt.052");
    public static final StatementFormat CAMT_053 = new StatementFormat("camt.053");

    @Override
    public String toString() {
        return value;
    }
}
