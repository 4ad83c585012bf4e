// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.Role;
import connect.sdk.model.UserSort;
import connect.sdk.model.UserState;

/** What may be said beside the request itself: List people, those who came last first. */
public final class ListUsersParams extends Params {
    /** Part of a username, a name or an email address */
    public ListUsersParams q(String value) {
        query("q", value);
        return this;
    }

    /** Only those with this role */
    public ListUsersParams role(Role value) {
        query("role", value);
        return this;
    }

    /** Only those who stand so */
    public ListUsersParams state(UserState value) {
        query("state", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ListUsersParams sort(UserSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListUsersParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last person of the page before */
    public ListUsersParams before(String value) {
        query("before", value);
        return this;
    }
}
