// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SupportCategory(String value) implements OpenEnum {
    public static final SupportCategory TECHNICAL = new SupportCategory("technical");
    public static final SupportCategory BILLING = new SupportCategory("billing");
    public static final SupportCategory COMPLIANCE = new SupportCategory("compliance");
    public static final SupportCategory API = new SupportCategory("api");
    public static final SupportCategory FEATURE = new SupportCategory("feature");
    public static final SupportCategory OTHER = new SupportCategory("other");

    @Override
    public String toString() {
        return value;
    }
}
