// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.ReportLanguage;
import connect.sdk.model.StatementFormat;

/** What may be said beside the request itself: Take the statement of a wallet over some days away, signed. */
public final class GetWalletStatementParams extends Params {
    /** The first day */
    public GetWalletStatementParams from(String value) {
        query("from", value);
        return this;
    }

    /** The last day; one that is not over makes the statement provisional */
    public GetWalletStatementParams to(String value) {
        query("to", value);
        return this;
    }

    /** In which days begin and end, as the IANA names it */
    public GetWalletStatementParams timeZone(String value) {
        query("timeZone", value);
        return this;
    }

    /** In which form */
    public GetWalletStatementParams format(StatementFormat value) {
        query("format", value);
        return this;
    }

    /** Of a PDF */
    public GetWalletStatementParams language(ReportLanguage value) {
        query("language", value);
        return this;
    }
}
