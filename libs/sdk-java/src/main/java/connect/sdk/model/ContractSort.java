// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ContractSort(String value) implements OpenEnum {
    public static final ContractSort CREATED_AT_DESCENDING = new ContractSort("-createdAt");
    public static final ContractSort CREATED_AT = new ContractSort("createdAt");
    public static final ContractSort NEXT_DUE = new ContractSort("nextDue");
    public static final ContractSort NEXT_DUE_DESCENDING = new ContractSort("-nextDue");
    public static final ContractSort AMOUNT = new ContractSort("amount");
    public static final ContractSort AMOUNT_DESCENDING = new ContractSort("-amount");

    @Override
    public String toString() {
        return value;
    }
}
