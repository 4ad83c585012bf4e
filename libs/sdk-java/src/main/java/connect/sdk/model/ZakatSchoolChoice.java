// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatSchoolChoice(String value) implements OpenEnum {
    public static final ZakatSchoolChoice BANK = new ZakatSchoolChoice("bank");
    public static final ZakatSchoolChoice AAOIFI = new ZakatSchoolChoice("aaoifi");
    public static final ZakatSchoolChoice HANAFI = new ZakatSchoolChoice("hanafi");
    public static final ZakatSchoolChoice MALIKI = new ZakatSchoolChoice("maliki");
    public static final ZakatSchoolChoice SHAFII = new ZakatSchoolChoice("shafii");
    public static final ZakatSchoolChoice HANBALI = new ZakatSchoolChoice("hanbali");

    @Override
    public String toString() {
        return value;
    }
}
