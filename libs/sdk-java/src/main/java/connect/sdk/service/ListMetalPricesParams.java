// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.Metal;

/** What may be said beside the request itself: List the prices of gold and silver in force, the latest day first. */
public final class ListMetalPricesParams extends Params {
    /** Those of one metal */
    public ListMetalPricesParams metal(Metal value) {
        query("metal", value);
        return this;
    }

    /** How many at most */
    public ListMetalPricesParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** Those of earlier days: the last day of the page before */
    public ListMetalPricesParams before(String value) {
        query("before", value);
        return this;
    }
}
