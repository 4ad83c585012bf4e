// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record WitnessConflict(String value) implements OpenEnum {
    public static final WitnessConflict LARGER = new WitnessConflict("larger");
    public static final WitnessConflict DIFFERENT = new WitnessConflict("different");

    @Override
    public String toString() {
        return value;
    }
}
