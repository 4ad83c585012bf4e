// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record DeliveryState(String value) implements OpenEnum {
    public static final DeliveryState WAITING = new DeliveryState("waiting");
    public static final DeliveryState DELIVERED = new DeliveryState("delivered");
    public static final DeliveryState FAILED = new DeliveryState("failed");

    @Override
    public String toString() {
        return value;
    }
}
