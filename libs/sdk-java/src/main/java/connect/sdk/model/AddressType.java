// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record AddressType(String value) implements OpenEnum {
    public static final AddressType HOME = new AddressType("HOME");
    public static final AddressType BIZZ = new AddressType("BIZZ");
    public static final AddressType GEOG = new AddressType("GEOG");

    @Override
    public String toString() {
        return value;
    }
}
