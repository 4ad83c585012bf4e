// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PaperOutcome(String value) implements OpenEnum {
    public static final PaperOutcome COMPLIANT = new PaperOutcome("compliant");
    public static final PaperOutcome FINDING = new PaperOutcome("finding");
    public static final PaperOutcome QUESTION = new PaperOutcome("question");

    @Override
    public String toString() {
        return value;
    }
}
