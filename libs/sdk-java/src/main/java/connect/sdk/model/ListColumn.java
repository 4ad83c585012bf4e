// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ListColumn(String value) implements OpenEnum {
    public static final ListColumn ACCOUNT = new ListColumn("account");
    public static final ListColumn ACTION = new ListColumn("action");
    public static final ListColumn AGE = new ListColumn("age");
    public static final ListColumn AMOUNT = new ListColumn("amount");
    public static final ListColumn ASSIGNEE = new ListColumn("assignee");
    public static final ListColumn ATTEMPTS = new ListColumn("attempts");
    public static final ListColumn BALANCE = new ListColumn("balance");
    public static final ListColumn BATCH = new ListColumn("batch");
    public static final ListColumn DETAILS = new ListColumn("details");
    public static final ListColumn DIGEST = new ListColumn("digest");
    public static final ListColumn FINDINGS = new ListColumn("findings");
    public static final ListColumn IP_ADDRESS = new ListColumn("ipAddress");
    public static final ListColumn LAST_SIGN_IN = new ListColumn("lastSignIn");
    public static final ListColumn MEMO = new ListColumn("memo");
    public static final ListColumn NETWORK = new ListColumn("network");
    public static final ListColumn NEXT_DUE = new ListColumn("nextDue");
    public static final ListColumn PARTIES = new ListColumn("parties");
    public static final ListColumn PERIOD = new ListColumn("period");
    public static final ListColumn PRIORITY = new ListColumn("priority");
    public static final ListColumn PURPOSE = new ListColumn("purpose");
    public static final ListColumn REFERENCE = new ListColumn("reference");
    public static final ListColumn RESOURCE = new ListColumn("resource");
    public static final ListColumn ROLE = new ListColumn("role");
    public static final ListColumn SCORE = new ListColumn("score");
    public static final ListColumn SEVERITY = new ListColumn("severity");
    public static final ListColumn STATE = new ListColumn("state");
    public static final ListColumn TIME = new ListColumn("time");
    public static final ListColumn TYPE = new ListColumn("type");
    public static final ListColumn USER = new ListColumn("user");

    @Override
    public String toString() {
        return value;
    }
}
