// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RulesetProfile(String value) implements OpenEnum {
    public static final RulesetProfile AAOIFI_UAE = new RulesetProfile("AAOIFI-UAE");
    public static final RulesetProfile IIFA_STRICT = new RulesetProfile("IIFA-STRICT");
    public static final RulesetProfile BOARD = new RulesetProfile("BOARD");

    @Override
    public String toString() {
        return value;
    }
}
