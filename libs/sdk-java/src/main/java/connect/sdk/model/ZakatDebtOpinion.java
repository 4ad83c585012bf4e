// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatDebtOpinion(String value) implements OpenEnum {
    public static final ZakatDebtOpinion WITHIN_YEAR = new ZakatDebtOpinion("within_year");
    public static final ZakatDebtOpinion NONE = new ZakatDebtOpinion("none");

    @Override
    public String toString() {
        return value;
    }
}
