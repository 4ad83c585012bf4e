// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RecallSide(String value) implements OpenEnum {
    public static final RecallSide ASKED = new RecallSide("asked");
    public static final RecallSide RECEIVED = new RecallSide("received");

    @Override
    public String toString() {
        return value;
    }
}
