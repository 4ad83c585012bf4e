// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SendableType(String value) implements OpenEnum {
    public static final SendableType SEND = new SendableType("send");
    public static final SendableType ZAKAT_SPLIT = new SendableType("zakat_split");
    public static final SendableType ESCROW = new SendableType("escrow");

    @Override
    public String toString() {
        return value;
    }
}
