// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record DashboardNeed(String value) implements OpenEnum {
    public static final DashboardNeed REVIEWS = new DashboardNeed("reviews");
    public static final DashboardNeed APPROVALS = new DashboardNeed("approvals");
    public static final DashboardNeed RECALLS = new DashboardNeed("recalls");
    public static final DashboardNeed SCREENING = new DashboardNeed("screening");
    public static final DashboardNeed CONTRACTS = new DashboardNeed("contracts");
    public static final DashboardNeed CUSTOMERS = new DashboardNeed("customers");
    public static final DashboardNeed ESCROW = new DashboardNeed("escrow");
    public static final DashboardNeed WEBHOOKS = new DashboardNeed("webhooks");
    public static final DashboardNeed RESOLUTIONS = new DashboardNeed("resolutions");

    @Override
    public String toString() {
        return value;
    }
}
