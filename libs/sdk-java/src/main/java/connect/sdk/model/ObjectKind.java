// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ObjectKind(String value) implements OpenEnum {
    public static final ObjectKind TRANSACTION = new ObjectKind("transaction");
    public static final ObjectKind BATCH = new ObjectKind("batch");
    public static final ObjectKind WALLET = new ObjectKind("wallet");
    public static final ObjectKind CONTRACT = new ObjectKind("contract");
    public static final ObjectKind REPORT = new ObjectKind("report");
    public static final ObjectKind WEBHOOK = new ObjectKind("webhook");
    public static final ObjectKind SUPPORT_REQUEST = new ObjectKind("supportRequest");
    public static final ObjectKind USER = new ObjectKind("user");
    public static final ObjectKind REQUEST = new ObjectKind("request");
    public static final ObjectKind EVENT = new ObjectKind("event");
    public static final ObjectKind RULE = new ObjectKind("rule");

    @Override
    public String toString() {
        return value;
    }
}
