// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RiskRating(String value) implements OpenEnum {
    public static final RiskRating LOW = new RiskRating("low");
    public static final RiskRating MEDIUM = new RiskRating("medium");
    public static final RiskRating HIGH = new RiskRating("high");

    @Override
    public String toString() {
        return value;
    }
}
