// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SampleMethod(String value) implements OpenEnum {
    public static final SampleMethod RANDOM = new SampleMethod("random");
    public static final SampleMethod RISK = new SampleMethod("risk");

    @Override
    public String toString() {
        return value;
    }
}
