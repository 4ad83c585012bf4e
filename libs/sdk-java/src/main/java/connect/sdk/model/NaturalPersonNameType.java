// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NaturalPersonNameType(String value) implements OpenEnum {
    public static final NaturalPersonNameType LEGL = new NaturalPersonNameType("LEGL");
    public static final NaturalPersonNameType BIRT = new NaturalPersonNameType("BIRT");
    public static final NaturalPersonNameType MAID = new NaturalPersonNameType("MAID");
    public static final NaturalPersonNameType ALIA = new NaturalPersonNameType("ALIA");
    public static final NaturalPersonNameType MISC = new NaturalPersonNameType("MISC");

    @Override
    public String toString() {
        return value;
    }
}
