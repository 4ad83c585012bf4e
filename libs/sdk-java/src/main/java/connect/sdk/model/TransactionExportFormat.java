// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record TransactionExportFormat(String value) implements OpenEnum {
    public static final TransactionExportFormat CSV = new TransactionExportFormat("csv");
    public static final TransactionExportFormat JSON = new TransactionExportFormat("json");
    public static final TransactionExportFormat PDF = new TransactionExportFormat("pdf");

    @Override
    public String toString() {
        return value;
    }
}
