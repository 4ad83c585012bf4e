// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Take the entries of a wallet away as a CSV file. */
public final class ExportWalletHistoryParams extends Params {
    /** The form of the file */
    public ExportWalletHistoryParams format(String value) {
        query("format", value);
        return this;
    }

    /** Of transactions sent at or after */
    public ExportWalletHistoryParams from(String value) {
        query("from", value);
        return this;
    }

    /** Of transactions sent before */
    public ExportWalletHistoryParams to(String value) {
        query("to", value);
        return this;
    }
}
