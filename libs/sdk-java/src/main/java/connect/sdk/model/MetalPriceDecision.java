// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record MetalPriceDecision(String value) implements OpenEnum {
    public static final MetalPriceDecision APPROVE = new MetalPriceDecision("approve");
    public static final MetalPriceDecision REFUSE = new MetalPriceDecision("refuse");

    @Override
    public String toString() {
        return value;
    }
}
