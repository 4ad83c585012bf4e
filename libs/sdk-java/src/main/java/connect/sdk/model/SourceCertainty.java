// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SourceCertainty(String value) implements OpenEnum {
    public static final SourceCertainty SEEN = new SourceCertainty("seen");
    public static final SourceCertainty COPY = new SourceCertainty("copy");
    public static final SourceCertainty GENERAL = new SourceCertainty("general");

    @Override
    public String toString() {
        return value;
    }
}
