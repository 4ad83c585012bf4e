// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record School(String value) implements OpenEnum {
    public static final School HANAFI = new School("hanafi");
    public static final School MALIKI = new School("maliki");
    public static final School SHAFII = new School("shafii");
    public static final School HANBALI = new School("hanbali");
    public static final School MAJORITY = new School("majority");
    public static final School CONTEMPORARY = new School("contemporary");

    @Override
    public String toString() {
        return value;
    }
}
