// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RecallDecision(String value) implements OpenEnum {
    public static final RecallDecision ACCEPT = new RecallDecision("accept");
    public static final RecallDecision REFUSE = new RecallDecision("refuse");

    @Override
    public String toString() {
        return value;
    }
}
