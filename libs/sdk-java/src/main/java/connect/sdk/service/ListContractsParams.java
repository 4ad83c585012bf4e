// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.ContractSort;
import connect.sdk.model.ContractState;
import connect.sdk.model.ContractType;

/** What may be said beside the request itself: List the contracts within your reach, newest first. */
public final class ListContractsParams extends Params {
    /** Of one type */
    public ListContractsParams type(ContractType value) {
        query("type", value);
        return this;
    }

    /** In one state */
    public ListContractsParams state(ContractState value) {
        query("state", value);
        return this;
    }

    /** Part of the subject or of a party’s name, or a reference such as MUR-12 */
    public ListContractsParams q(String value) {
        query("q", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ListContractsParams sort(ContractSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListContractsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last contract of the previous page */
    public ListContractsParams before(String value) {
        query("before", value);
        return this;
    }
}
