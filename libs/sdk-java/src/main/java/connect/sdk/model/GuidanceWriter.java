// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record GuidanceWriter(String value) implements OpenEnum {
    public static final GuidanceWriter CORPUS = new GuidanceWriter("corpus");
    public static final GuidanceWriter MODEL = new GuidanceWriter("model");

    @Override
    public String toString() {
        return value;
    }
}
