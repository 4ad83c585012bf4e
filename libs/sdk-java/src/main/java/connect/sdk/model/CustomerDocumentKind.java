// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record CustomerDocumentKind(String value) implements OpenEnum {
    public static final CustomerDocumentKind EMIRATES_ID = new CustomerDocumentKind("emirates_id");
    public static final CustomerDocumentKind QID = new CustomerDocumentKind("qid");
    public static final CustomerDocumentKind NATIONAL_ID = new CustomerDocumentKind("national_id");
    public static final CustomerDocumentKind PASSPORT = new CustomerDocumentKind("passport");
    public static final CustomerDocumentKind TRADE_LICENCE = new CustomerDocumentKind("trade_licence");
    public static final CustomerDocumentKind COMMERCIAL_REGISTRATION = new CustomerDocumentKind("commercial_registration");
    public static final CustomerDocumentKind LICENCE_OF_REGULATOR = new CustomerDocumentKind("licence_of_regulator");

    @Override
    public String toString() {
        return value;
    }
}
