// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatClass(String value) implements OpenEnum {
    public static final ZakatClass POOR = new ZakatClass("poor");
    public static final ZakatClass NEEDY = new ZakatClass("needy");
    public static final ZakatClass ADMINISTRATORS = new ZakatClass("administrators");
    public static final ZakatClass RECONCILED = new ZakatClass("reconciled");
    public static final ZakatClass CAPTIVES = new ZakatClass("captives");
    public static final ZakatClass DEBTORS = new ZakatClass("debtors");
    public static final ZakatClass IN_GODS_WAY = new ZakatClass("in_gods_way");
    public static final ZakatClass TRAVELLER = new ZakatClass("traveller");

    @Override
    public String toString() {
        return value;
    }
}
