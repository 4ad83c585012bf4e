// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RecallState(String value) implements OpenEnum {
    public static final RecallState OPEN = new RecallState("open");
    public static final RecallState ACCEPTED = new RecallState("accepted");
    public static final RecallState REFUSED = new RecallState("refused");
    public static final RecallState CANCELLED = new RecallState("cancelled");
    public static final RecallState EXPIRED = new RecallState("expired");

    @Override
    public String toString() {
        return value;
    }
}
