// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record StageStanding(String value) implements OpenEnum {
    public static final StageStanding PASSED = new StageStanding("passed");
    public static final StageStanding CURRENT = new StageStanding("current");
    public static final StageStanding AHEAD = new StageStanding("ahead");

    @Override
    public String toString() {
        return value;
    }
}
