// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.BeneficiaryStatus;
import connect.sdk.model.Network;

/** What may be said beside the request itself: List beneficiaries, the last added first. */
public final class ListBeneficiariesParams extends Params {
    /** Part of a name or of an address, or an IBAN */
    public ListBeneficiariesParams q(String value) {
        query("q", value);
        return this;
    }

    /** Those that stand so; all but the removed ones when none is named */
    public ListBeneficiariesParams status(BeneficiaryStatus value) {
        query("status", value);
        return this;
    }

    /** Those of one network */
    public ListBeneficiariesParams network(Network value) {
        query("network", value);
        return this;
    }

    /** A wallet of yours, by id, address or IBAN: those that count when it pays */
    public ListBeneficiariesParams from(String value) {
        query("from", value);
        return this;
    }

    /** How many at most */
    public ListBeneficiariesParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last beneficiary of the page before */
    public ListBeneficiariesParams before(String value) {
        query("before", value);
        return this;
    }
}
