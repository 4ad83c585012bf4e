// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReviewArea(String value) implements OpenEnum {
    public static final ReviewArea SEND = new ReviewArea("send");
    public static final ReviewArea ZAKAT_SPLIT = new ReviewArea("zakat_split");
    public static final ReviewArea ESCROW = new ReviewArea("escrow");
    public static final ReviewArea CROSS_BORDER = new ReviewArea("cross_border");
    public static final ReviewArea REDEEM = new ReviewArea("redeem");
    public static final ReviewArea MURABAHA = new ReviewArea("murabaha");
    public static final ReviewArea IJARA = new ReviewArea("ijara");
    public static final ReviewArea MUDARABA = new ReviewArea("mudaraba");
    public static final ReviewArea MUSHARAKA = new ReviewArea("musharaka");
    public static final ReviewArea DIMINISHING_MUSHARAKA = new ReviewArea("diminishing-musharaka");

    @Override
    public String toString() {
        return value;
    }
}
