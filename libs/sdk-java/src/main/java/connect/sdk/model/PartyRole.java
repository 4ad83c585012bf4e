// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PartyRole(String value) implements OpenEnum {
    public static final PartyRole SELLER = new PartyRole("seller");
    public static final PartyRole BUYER = new PartyRole("buyer");
    public static final PartyRole SUPPLIER = new PartyRole("supplier");
    public static final PartyRole LANDLORD = new PartyRole("landlord");
    public static final PartyRole TENANT = new PartyRole("tenant");
    public static final PartyRole CAPITAL_PROVIDER = new PartyRole("capitalProvider");
    public static final PartyRole ENTREPRENEUR = new PartyRole("entrepreneur");
    public static final PartyRole VENTURE = new PartyRole("venture");
    public static final PartyRole PARTNER = new PartyRole("partner");
    public static final PartyRole FINANCIER = new PartyRole("financier");
    public static final PartyRole CLIENT = new PartyRole("client");

    @Override
    public String toString() {
        return value;
    }
}
