// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SupportStep(String value) implements OpenEnum {
    public static final SupportStep WRITE = new SupportStep("write");
    public static final SupportStep ANSWER = new SupportStep("answer");
    public static final SupportStep SOLVE = new SupportStep("solve");

    @Override
    public String toString() {
        return value;
    }
}
