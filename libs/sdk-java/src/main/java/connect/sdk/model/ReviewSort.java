// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReviewSort(String value) implements OpenEnum {
    public static final ReviewSort CREATED_AT = new ReviewSort("createdAt");
    public static final ReviewSort CREATED_AT_DESCENDING = new ReviewSort("-createdAt");
    public static final ReviewSort AMOUNT = new ReviewSort("amount");
    public static final ReviewSort AMOUNT_DESCENDING = new ReviewSort("-amount");
    public static final ReviewSort SCORE = new ReviewSort("score");
    public static final ReviewSort SCORE_DESCENDING = new ReviewSort("-score");

    @Override
    public String toString() {
        return value;
    }
}
