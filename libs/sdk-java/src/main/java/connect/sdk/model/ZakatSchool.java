// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatSchool(String value) implements OpenEnum {
    public static final ZakatSchool AAOIFI = new ZakatSchool("aaoifi");
    public static final ZakatSchool HANAFI = new ZakatSchool("hanafi");
    public static final ZakatSchool MALIKI = new ZakatSchool("maliki");
    public static final ZakatSchool SHAFII = new ZakatSchool("shafii");
    public static final ZakatSchool HANBALI = new ZakatSchool("hanbali");

    @Override
    public String toString() {
        return value;
    }
}
