// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatAdvanceOpinion(String value) implements OpenEnum {
    public static final ZakatAdvanceOpinion YEAR = new ZakatAdvanceOpinion("year");
    public static final ZakatAdvanceOpinion MONTH = new ZakatAdvanceOpinion("month");

    @Override
    public String toString() {
        return value;
    }
}
