// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PurificationKind(String value) implements OpenEnum {
    public static final PurificationKind SET_ASIDE = new PurificationKind("set_aside");
    public static final PurificationKind PAYOUT = new PurificationKind("payout");

    @Override
    public String toString() {
        return value;
    }
}
