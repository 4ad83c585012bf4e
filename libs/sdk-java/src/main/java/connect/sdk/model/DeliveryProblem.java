// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record DeliveryProblem(String value) implements OpenEnum {
    public static final DeliveryProblem FORBIDDEN_ADDRESS = new DeliveryProblem("forbidden_address");
    public static final DeliveryProblem UNKNOWN_HOST = new DeliveryProblem("unknown_host");
    public static final DeliveryProblem UNREACHABLE = new DeliveryProblem("unreachable");
    public static final DeliveryProblem NOT_TRUSTED = new DeliveryProblem("not_trusted");
    public static final DeliveryProblem TIMED_OUT = new DeliveryProblem("timed_out");
    public static final DeliveryProblem BROKEN_ANSWER = new DeliveryProblem("broken_answer");
    public static final DeliveryProblem NOT_BY_SCHEMA = new DeliveryProblem("not_by_schema");

    @Override
    public String toString() {
        return value;
    }
}
