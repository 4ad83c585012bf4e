// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ContractWaitReason(String value) implements OpenEnum {
    public static final ContractWaitReason CONSENT = new ContractWaitReason("consent");
    public static final ContractWaitReason TURN = new ContractWaitReason("turn");
    public static final ContractWaitReason PARTIES = new ContractWaitReason("parties");
    public static final ContractWaitReason DUE_DAY = new ContractWaitReason("due_day");
    public static final ContractWaitReason PAYMENT = new ContractWaitReason("payment");
    public static final ContractWaitReason ENDED = new ContractWaitReason("ended");

    @Override
    public String toString() {
        return value;
    }
}
