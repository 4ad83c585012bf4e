// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReviewAgeing(String value) implements OpenEnum {
    public static final ReviewAgeing UNDER_24H = new ReviewAgeing("under_24h");
    public static final ReviewAgeing UNDER_72H = new ReviewAgeing("under_72h");
    public static final ReviewAgeing OLDER = new ReviewAgeing("older");

    @Override
    public String toString() {
        return value;
    }
}
