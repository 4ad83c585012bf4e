// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Read what a bank tells its financial intelligence unit of itself. */
public final class GetStrSettingsParams extends Params {
    /** Administrators name the bank; officers have one */
    public GetStrSettingsParams bankId(String value) {
        query("bankId", value);
        return this;
    }
}
