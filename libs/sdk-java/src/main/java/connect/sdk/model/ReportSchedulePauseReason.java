// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReportSchedulePauseReason(String value) implements OpenEnum {
    public static final ReportSchedulePauseReason ASKED = new ReportSchedulePauseReason("asked");
    public static final ReportSchedulePauseReason OWNER_DEACTIVATED = new ReportSchedulePauseReason("owner_deactivated");

    @Override
    public String toString() {
        return value;
    }
}
