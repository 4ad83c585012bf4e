// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Stance(String value) implements OpenEnum {
    public static final Stance AGREE = new Stance("agree");
    public static final Stance DISSENT = new Stance("dissent");
    public static final Stance ABSTAIN = new Stance("abstain");

    @Override
    public String toString() {
        return value;
    }
}
