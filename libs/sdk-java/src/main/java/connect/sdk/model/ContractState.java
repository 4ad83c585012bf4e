// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ContractState(String value) implements OpenEnum {
    public static final ContractState DRAFT = new ContractState("draft");
    public static final ContractState REJECTED = new ContractState("rejected");
    public static final ContractState PROMISED = new ContractState("promised");
    public static final ContractState ASSET_PURCHASED = new ContractState("asset_purchased");
    public static final ContractState POSSESSED = new ContractState("possessed");
    public static final ContractState SOLD = new ContractState("sold");
    public static final ContractState INSTALMENTS = new ContractState("instalments");
    public static final ContractState OVERDUE = new ContractState("overdue");
    public static final ContractState ACCELERATED = new ContractState("accelerated");
    public static final ContractState DEFAULTED = new ContractState("defaulted");
    public static final ContractState SETTLED = new ContractState("settled");
    public static final ContractState WRITTEN_OFF = new ContractState("written_off");
    public static final ContractState DISPUTED = new ContractState("disputed");
    public static final ContractState RESCINDED = new ContractState("rescinded");
    public static final ContractState RESOLD_ELSEWHERE = new ContractState("resold_elsewhere");
    public static final ContractState CANCELLED = new ContractState("cancelled");
    public static final ContractState ASSET_ACQUIRED = new ContractState("asset_acquired");
    public static final ContractState LEASED = new ContractState("leased");
    public static final ContractState RENTING = new ContractState("renting");
    public static final ContractState SUSPENDED = new ContractState("suspended");
    public static final ContractState EXPIRED = new ContractState("expired");
    public static final ContractState RETURNED = new ContractState("returned");
    public static final ContractState TRANSFERRED = new ContractState("transferred");
    public static final ContractState TERMINATED = new ContractState("terminated");
    public static final ContractState SIGNED = new ContractState("signed");
    public static final ContractState FUNDED = new ContractState("funded");
    public static final ContractState OPERATING = new ContractState("operating");
    public static final ContractState BREACHED = new ContractState("breached");
    public static final ContractState LIQUIDATING = new ContractState("liquidating");
    public static final ContractState DISTRIBUTED = new ContractState("distributed");
    public static final ContractState CLOSED = new ContractState("closed");
    public static final ContractState CAPITAL_PAID = new ContractState("capital_paid");
    public static final ContractState WINDING_UP = new ContractState("winding_up");
    public static final ContractState DISSOLVED = new ContractState("dissolved");
    public static final ContractState COMPLETED = new ContractState("completed");

    @Override
    public String toString() {
        return value;
    }
}
