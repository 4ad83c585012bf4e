// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.Network;
import connect.sdk.model.WalletSort;

/** What may be said beside the request itself: List the wallets within your reach, newest first. */
public final class ListWalletsParams extends Params {
    /** The network they are on */
    public ListWalletsParams network(Network value) {
        query("network", value);
        return this;
    }

    /** Part of a label, an owner’s name, an address or an IBAN */
    public ListWalletsParams q(String value) {
        query("q", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ListWalletsParams sort(WalletSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListWalletsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id or IBAN of the last wallet of the previous page */
    public ListWalletsParams before(String value) {
        query("before", value);
        return this;
    }
}
