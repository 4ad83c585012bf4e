// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.SupportCategory;
import connect.sdk.model.SupportKind;
import connect.sdk.model.SupportPriority;
import connect.sdk.model.SupportSort;
import connect.sdk.model.SupportState;

/** What may be said beside the request itself: List requests for support, the newest first. */
public final class ListSupportRequestsParams extends Params {
    /** Only those that stand so */
    public ListSupportRequestsParams state(SupportState value) {
        query("state", value);
        return this;
    }

    /** Only requests, or only chats */
    public ListSupportRequestsParams kind(SupportKind value) {
        query("kind", value);
        return this;
    }

    /** What it is about */
    public ListSupportRequestsParams category(SupportCategory value) {
        query("category", value);
        return this;
    }

    /** How urgent it is */
    public ListSupportRequestsParams priority(SupportPriority value) {
        query("priority", value);
        return this;
    }

    /** me, none, or the id of an administrator */
    public ListSupportRequestsParams assignee(String value) {
        query("assignee", value);
        return this;
    }

    /** Only your own, which is what anybody but an administrator sees */
    public ListSupportRequestsParams requester(String value) {
        query("requester", value);
        return this;
    }

    /** A number, or part of a subject or of a person’s name */
    public ListSupportRequestsParams q(String value) {
        query("q", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ListSupportRequestsParams sort(SupportSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListSupportRequestsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last request of the previous page */
    public ListSupportRequestsParams before(String value) {
        query("before", value);
        return this;
    }
}
