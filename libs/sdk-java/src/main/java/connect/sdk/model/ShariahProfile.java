// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ShariahProfile(String value) implements OpenEnum {
    public static final ShariahProfile AAOIFI_UAE = new ShariahProfile("AAOIFI-UAE");
    public static final ShariahProfile IIFA_STRICT = new ShariahProfile("IIFA-STRICT");
    public static final ShariahProfile HANAFI = new ShariahProfile("HANAFI");
    public static final ShariahProfile MALIKI = new ShariahProfile("MALIKI");
    public static final ShariahProfile SHAFII = new ShariahProfile("SHAFII");
    public static final ShariahProfile HANBALI = new ShariahProfile("HANBALI");

    @Override
    public String toString() {
        return value;
    }
}
