// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ScorePartName(String value) implements OpenEnum {
    public static final ScorePartName EXACT = new ScorePartName("exact");
    public static final ScorePartName SPELLING = new ScorePartName("spelling");
    public static final ScorePartName SCRIPT = new ScorePartName("script");
    public static final ScorePartName SIMILAR = new ScorePartName("similar");
    public static final ScorePartName INITIAL = new ScorePartName("initial");
    public static final ScorePartName MISSING = new ScorePartName("missing");
    public static final ScorePartName EXTRA = new ScorePartName("extra");
    public static final ScorePartName ORDER = new ScorePartName("order");
    public static final ScorePartName WHOLE = new ScorePartName("whole");

    @Override
    public String toString() {
        return value;
    }
}
