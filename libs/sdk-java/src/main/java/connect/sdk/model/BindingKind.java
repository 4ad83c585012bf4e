// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BindingKind(String value) implements OpenEnum {
    public static final BindingKind RULESET = new BindingKind("ruleset");
    public static final BindingKind RULE = new BindingKind("rule");
    public static final BindingKind PRODUCT = new BindingKind("product");
    public static final BindingKind CONTRACT = new BindingKind("contract");
    public static final BindingKind PROFILE = new BindingKind("profile");

    @Override
    public String toString() {
        return value;
    }
}
