// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RulesetState(String value) implements OpenEnum {
    public static final RulesetState DRAFT = new RulesetState("draft");
    public static final RulesetState SHADOWED = new RulesetState("shadowed");
    public static final RulesetState ACTIVE = new RulesetState("active");
    public static final RulesetState RETIRED = new RulesetState("retired");

    @Override
    public String toString() {
        return value;
    }
}
