// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ViewScreen(String value) implements OpenEnum {
    public static final ViewScreen AUDIT = new ViewScreen("audit");
    public static final ViewScreen BATCH_IMPORT = new ViewScreen("batch-import");
    public static final ViewScreen BATCHES = new ViewScreen("batches");
    public static final ViewScreen CONTRACTS = new ViewScreen("contracts");
    public static final ViewScreen REPORTS = new ViewScreen("reports");
    public static final ViewScreen REQUESTS = new ViewScreen("requests");
    public static final ViewScreen REVIEWS = new ViewScreen("reviews");
    public static final ViewScreen SUPPORT = new ViewScreen("support");
    public static final ViewScreen TRANSACTIONS = new ViewScreen("transactions");
    public static final ViewScreen USERS = new ViewScreen("users");
    public static final ViewScreen WALLETS = new ViewScreen("wallets");

    @Override
    public String toString() {
        return value;
    }
}
