// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.RequestMethod;
import connect.sdk.model.RequestOutcome;
import connect.sdk.model.RequestSort;
import connect.sdk.model.WantedRequestSource;

/** What may be said beside the request itself: List your requests, newest first. */
public final class ListLoggedRequestsParams extends Params {
    /** The HTTP method */
    public ListLoggedRequestsParams method(RequestMethod value) {
        query("method", value);
        return this;
    }

    /** 2xx and 3xx, 4xx, or 5xx */
    public ListLoggedRequestsParams outcome(RequestOutcome value) {
        query("outcome", value);
        return this;
    }

    /** Part of a path, or a whole request id or idempotency key */
    public ListLoggedRequestsParams q(String value) {
        query("q", value);
        return this;
    }

    /** The API key they were made with */
    public ListLoggedRequestsParams apiKey(String value) {
        query("apiKey", value);
        return this;
    }

    /** Who asked; programs: everything but the console */
    public ListLoggedRequestsParams source(WantedRequestSource value) {
        query("source", value);
        return this;
    }

    /** At or after */
    public ListLoggedRequestsParams from(String value) {
        query("from", value);
        return this;
    }

    /** Before */
    public ListLoggedRequestsParams to(String value) {
        query("to", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ListLoggedRequestsParams sort(RequestSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListLoggedRequestsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last request of the previous page */
    public ListLoggedRequestsParams before(String value) {
        query("before", value);
        return this;
    }
}
