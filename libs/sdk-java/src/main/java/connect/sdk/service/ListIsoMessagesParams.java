// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.IsoMessageState;

/** What may be said beside the request itself: List messages, newest first. */
public final class ListIsoMessagesParams extends Params {
    /** A whole MsgId, PmtInfId, EndToEndId, InstrId, TxId or UETR in it */
    public ListIsoMessagesParams q(String value) {
        query("q", value);
        return this;
    }

    /** How far it has come */
    public ListIsoMessagesParams state(IsoMessageState value) {
        query("state", value);
        return this;
    }

    /** How many at most */
    public ListIsoMessagesParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last message of the previous page */
    public ListIsoMessagesParams before(String value) {
        query("before", value);
        return this;
    }
}
