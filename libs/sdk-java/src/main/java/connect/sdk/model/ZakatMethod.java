// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatMethod(String value) implements OpenEnum {
    public static final ZakatMethod PERSON = new ZakatMethod("person");
    public static final ZakatMethod NET_ASSETS = new ZakatMethod("net_assets");
    public static final ZakatMethod NET_INVESTED_FUNDS = new ZakatMethod("net_invested_funds");

    @Override
    public String toString() {
        return value;
    }
}
