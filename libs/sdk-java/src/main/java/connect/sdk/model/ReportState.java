// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReportState(String value) implements OpenEnum {
    public static final ReportState QUEUED = new ReportState("queued");
    public static final ReportState RUNNING = new ReportState("running");
    public static final ReportState DONE = new ReportState("done");
    public static final ReportState FAILED = new ReportState("failed");

    @Override
    public String toString() {
        return value;
    }
}
