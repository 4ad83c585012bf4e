// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ConsentRole(String value) implements OpenEnum {
    public static final ConsentRole SELLER = new ConsentRole("seller");
    public static final ConsentRole BUYER = new ConsentRole("buyer");
    public static final ConsentRole SUPPLIER = new ConsentRole("supplier");
    public static final ConsentRole LANDLORD = new ConsentRole("landlord");
    public static final ConsentRole TENANT = new ConsentRole("tenant");
    public static final ConsentRole CAPITAL_PROVIDER = new ConsentRole("capitalProvider");
    public static final ConsentRole ENTREPRENEUR = new ConsentRole("entrepreneur");
    public static final ConsentRole VENTURE = new ConsentRole("venture");
    public static final ConsentRole PARTNER = new ConsentRole("partner");
    public static final ConsentRole FINANCIER = new ConsentRole("financier");
    public static final ConsentRole CLIENT = new ConsentRole("client");
    public static final ConsentRole OFFICER = new ConsentRole("officer");

    @Override
    public String toString() {
        return value;
    }
}
