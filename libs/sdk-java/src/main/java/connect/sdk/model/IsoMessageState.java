// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record IsoMessageState(String value) implements OpenEnum {
    public static final IsoMessageState RECEIVED = new IsoMessageState("received");
    public static final IsoMessageState ANSWERED = new IsoMessageState("answered");
    public static final IsoMessageState REFUSED = new IsoMessageState("refused");
    public static final IsoMessageState STUCK = new IsoMessageState("stuck");

    @Override
    public String toString() {
        return value;
    }
}
