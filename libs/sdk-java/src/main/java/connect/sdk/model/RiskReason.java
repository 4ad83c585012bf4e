// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RiskReason(String value) implements OpenEnum {
    public static final RiskReason POLITICAL_EXPOSURE = new RiskReason("political_exposure");
    public static final RiskReason COUNTRY = new RiskReason("country");
    public static final RiskReason LINE_OF_BUSINESS = new RiskReason("line_of_business");
    public static final RiskReason OWNERSHIP = new RiskReason("ownership");
    public static final RiskReason CASH = new RiskReason("cash");
    public static final RiskReason DELIVERY_CHANNEL = new RiskReason("delivery_channel");
    public static final RiskReason ADVERSE_MEDIA = new RiskReason("adverse_media");
    public static final RiskReason TRANSACTIONS = new RiskReason("transactions");
    public static final RiskReason DOCUMENTS = new RiskReason("documents");

    @Override
    public String toString() {
        return value;
    }
}
