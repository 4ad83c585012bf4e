// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SystemPart(String value) implements OpenEnum {
    public static final SystemPart DATABASE = new SystemPart("database");
    public static final SystemPart UAE_DIRHAM = new SystemPart("uae_dirham");
    public static final SystemPart QATAR_CBDC = new SystemPart("qatar_cbdc");
    public static final SystemPart COMPLIANCE = new SystemPart("compliance");
    public static final SystemPart SEALING = new SystemPart("sealing");
    public static final SystemPart EVENTS = new SystemPart("events");
    public static final SystemPart WEBHOOKS = new SystemPart("webhooks");
    public static final SystemPart REPORTS = new SystemPart("reports");

    @Override
    public String toString() {
        return value;
    }
}
