// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RuleSetting(String value) implements OpenEnum {
    public static final RuleSetting OFF = new RuleSetting("off");
    public static final RuleSetting ADVISE = new RuleSetting("advise");
    public static final RuleSetting FLAG = new RuleSetting("flag");
    public static final RuleSetting PROHIBIT = new RuleSetting("prohibit");

    @Override
    public String toString() {
        return value;
    }
}
