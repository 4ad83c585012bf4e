// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record IssuedDocument(String value) implements OpenEnum {
    public static final IssuedDocument REPORT = new IssuedDocument("report");
    public static final IssuedDocument CASE_FILE = new IssuedDocument("case_file");
    public static final IssuedDocument STATEMENT = new IssuedDocument("statement");
    public static final IssuedDocument ZAKAT_CERTIFICATE = new IssuedDocument("zakat_certificate");
    public static final IssuedDocument SHARIAH_PACK = new IssuedDocument("shariah_pack");

    @Override
    public String toString() {
        return value;
    }
}
