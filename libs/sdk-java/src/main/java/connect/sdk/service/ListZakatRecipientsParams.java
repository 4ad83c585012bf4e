// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.Network;
import connect.sdk.model.ZakatClass;
import connect.sdk.model.ZakatRecipientState;

/** What may be said beside the request itself: List those whom zakat may be paid to, the last added first. */
public final class ListZakatRecipientsParams extends Params {
    /** Those that stand so; approved ones when none is named */
    public ListZakatRecipientsParams state(ZakatRecipientState value) {
        query("state", value);
        return this;
    }

    /** Those of one class */
    public ListZakatRecipientsParams class_(ZakatClass value) {
        query("class", value);
        return this;
    }

    /** Those of one network */
    public ListZakatRecipientsParams network(Network value) {
        query("network", value);
        return this;
    }

    /** How many at most */
    public ListZakatRecipientsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last recipient of the page before */
    public ListZakatRecipientsParams before(String value) {
        query("before", value);
        return this;
    }
}
