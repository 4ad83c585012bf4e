// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.ReportLanguage;
import connect.sdk.model.StatementFormat;

/** What may be said beside the request itself: Take the statements of all wallets within your reach over some days away, in one signed document. */
public final class GetStatementsParams extends Params {
    /** The first day */
    public GetStatementsParams from(String value) {
        query("from", value);
        return this;
    }

    /** The last day; one that is not over makes the statement provisional */
    public GetStatementsParams to(String value) {
        query("to", value);
        return this;
    }

    /** In which days begin and end, as the IANA names it */
    public GetStatementsParams timeZone(String value) {
        query("timeZone", value);
        return this;
    }

    /** In which form */
    public GetStatementsParams format(StatementFormat value) {
        query("format", value);
        return this;
    }

    /** Of a PDF */
    public GetStatementsParams language(ReportLanguage value) {
        query("language", value);
        return this;
    }
}
