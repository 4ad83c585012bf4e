// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PepStatus(String value) implements OpenEnum {
    public static final PepStatus NONE = new PepStatus("none");
    public static final PepStatus PEP = new PepStatus("pep");
    public static final PepStatus FAMILY = new PepStatus("family");
    public static final PepStatus ASSOCIATE = new PepStatus("associate");

    @Override
    public String toString() {
        return value;
    }
}
