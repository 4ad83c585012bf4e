// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatReceivableOpinion(String value) implements OpenEnum {
    public static final ZakatReceivableOpinion EXPECTED = new ZakatReceivableOpinion("expected");
    public static final ZakatReceivableOpinion RECEIVED = new ZakatReceivableOpinion("received");

    @Override
    public String toString() {
        return value;
    }
}
