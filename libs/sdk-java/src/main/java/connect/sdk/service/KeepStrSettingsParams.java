// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Say what a bank tells its financial intelligence unit of itself. */
public final class KeepStrSettingsParams extends Params {
    /** Administrators name the bank; officers have one */
    public KeepStrSettingsParams bankId(String value) {
        query("bankId", value);
        return this;
    }
}
