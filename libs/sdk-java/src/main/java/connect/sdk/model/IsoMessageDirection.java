// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record IsoMessageDirection(String value) implements OpenEnum {
    public static final IsoMessageDirection IN = new IsoMessageDirection("in");
    public static final IsoMessageDirection OUT = new IsoMessageDirection("out");

    @Override
    public String toString() {
        return value;
    }
}
