// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SanctionsCheck(String value) implements OpenEnum {
    public static final SanctionsCheck CLEAR = new SanctionsCheck("clear");
    public static final SanctionsCheck CLEARED = new SanctionsCheck("cleared");
    public static final SanctionsCheck POTENTIAL_MATCH = new SanctionsCheck("potential_match");
    public static final SanctionsCheck BLOCKED = new SanctionsCheck("blocked");
    public static final SanctionsCheck STALE_LIST = new SanctionsCheck("stale_list");
    public static final SanctionsCheck NOT_SCREENED = new SanctionsCheck("not_screened");

    @Override
    public String toString() {
        return value;
    }
}
