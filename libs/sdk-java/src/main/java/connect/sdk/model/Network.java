// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Network(String value) implements OpenEnum {
    public static final Network UAE_DIRHAM = new Network("uae_dirham");
    public static final Network QATAR_CBDC = new Network("qatar_cbdc");

    @Override
    public String toString() {
        return value;
    }
}
