// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record LookList(String value) implements OpenEnum {
    public static final LookList APPROVALS = new LookList("approvals");
    public static final LookList AUDIT = new LookList("audit");
    public static final LookList BATCH_PAYMENTS = new LookList("batch-payments");
    public static final LookList BATCHES = new LookList("batches");
    public static final LookList CONTRACTS = new LookList("contracts");
    public static final LookList DELIVERIES = new LookList("deliveries");
    public static final LookList MOVEMENTS = new LookList("movements");
    public static final LookList REPORTS = new LookList("reports");
    public static final LookList REQUESTS = new LookList("requests");
    public static final LookList REVIEWS = new LookList("reviews");
    public static final LookList SUPPORT_DESK = new LookList("support-desk");
    public static final LookList TRANSACTIONS = new LookList("transactions");
    public static final LookList USERS = new LookList("users");

    @Override
    public String toString() {
        return value;
    }
}
