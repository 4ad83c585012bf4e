// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record MetalPriceVersionState(String value) implements OpenEnum {
    public static final MetalPriceVersionState PROPOSED = new MetalPriceVersionState("proposed");
    public static final MetalPriceVersionState APPROVED = new MetalPriceVersionState("approved");
    public static final MetalPriceVersionState REFUSED = new MetalPriceVersionState("refused");

    @Override
    public String toString() {
        return value;
    }
}
