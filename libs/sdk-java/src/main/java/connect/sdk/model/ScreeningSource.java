// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ScreeningSource(String value) implements OpenEnum {
    public static final ScreeningSource OFAC_SDN = new ScreeningSource("ofac-sdn");
    public static final ScreeningSource OFAC_CONSOLIDATED = new ScreeningSource("ofac-consolidated");
    public static final ScreeningSource UN_CONSOLIDATED = new ScreeningSource("un-consolidated");
    public static final ScreeningSource EU_CONSOLIDATED = new ScreeningSource("eu-consolidated");
    public static final ScreeningSource UK_SANCTIONS = new ScreeningSource("uk-sanctions");
    public static final ScreeningSource UAE_LOCAL = new ScreeningSource("uae-local");
    public static final ScreeningSource QATAR_NCTC = new ScreeningSource("qatar-nctc");

    @Override
    public String toString() {
        return value;
    }
}
