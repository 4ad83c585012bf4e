// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RequestOutcome(String value) implements OpenEnum {
    public static final RequestOutcome SUCCEEDED = new RequestOutcome("succeeded");
    public static final RequestOutcome REFUSED = new RequestOutcome("refused");
    public static final RequestOutcome FAILED = new RequestOutcome("failed");

    @Override
    public String toString() {
        return value;
    }
}
