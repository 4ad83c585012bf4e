// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Currency(String value) implements OpenEnum {
    public static final Currency AED = new Currency("AED");
    public static final Currency QAR = new Currency("QAR");

    @Override
    public String toString() {
        return value;
    }
}
