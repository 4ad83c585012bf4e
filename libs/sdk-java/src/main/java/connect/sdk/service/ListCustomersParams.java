// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.CustomerNeed;
import connect.sdk.model.KycLevel;
import connect.sdk.model.RiskRating;

/** What may be said beside the request itself: List customers, those who came last first. */
public final class ListCustomersParams extends Params {
    /** Part of a name or a username */
    public ListCustomersParams q(String value) {
        query("q", value);
        return this;
    }

    /** Only those known at this level today */
    public ListCustomersParams level(KycLevel value) {
        query("level", value);
        return this;
    }

    /** Only those rated so */
    public ListCustomersParams risk(RiskRating value) {
        query("risk", value);
        return this;
    }

    /** Only those whose documents run out within 30 days or have, whose review is due, or of whom a change waits */
    public ListCustomersParams need(CustomerNeed value) {
        query("need", value);
        return this;
    }

    /** How many at most */
    public ListCustomersParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last customer of the page before */
    public ListCustomersParams before(String value) {
        query("before", value);
        return this;
    }
}
