// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.ScreeningSource;

/** What may be said beside the request itself: Put a list in force. */
public final class LoadScreeningListParams extends Params {
    /** Which list it is, where a file may be one of several: OFAC’s plain XML is taken for the SDN list */
    public LoadScreeningListParams source(ScreeningSource value) {
        query("source", value);
        return this;
    }

    /** How many entries in force it takes away, to put it in force although it was refused for that */
    public LoadScreeningListParams confirm(long value) {
        query("confirm", value);
        return this;
    }
}
