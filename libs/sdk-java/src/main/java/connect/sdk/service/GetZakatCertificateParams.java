// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Take the certificate of an assessment away, signed. */
public final class GetZakatCertificateParams extends Params {
    /** On paper, or as JSON */
    public GetZakatCertificateParams format(String value) {
        query("format", value);
        return this;
    }

    /** Of the paper */
    public GetZakatCertificateParams language(String value) {
        query("language", value);
        return this;
    }
}
