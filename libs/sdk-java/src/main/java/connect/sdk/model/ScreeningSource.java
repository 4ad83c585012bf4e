// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ScreeningSource(String value) implements OpenEnum {
    public static final ScreeningSource OFAC_SDN = new ScreeningSource("ofac-sdn");
    public static final ScreeningSource UN_CONSOLIDATED = new ScreeningSource("un-consolidated");

    @Override
    public String toString() {
        return value;
    }
}
