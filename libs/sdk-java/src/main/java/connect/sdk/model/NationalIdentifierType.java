// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NationalIdentifierType(String value) implements OpenEnum {
    public static final NationalIdentifierType ARNU = new NationalIdentifierType("ARNU");
    public static final NationalIdentifierType CCPT = new NationalIdentifierType("CCPT");
    public static final NationalIdentifierType RAID = new NationalIdentifierType("RAID");
    public static final NationalIdentifierType DRLC = new NationalIdentifierType("DRLC");
    public static final NationalIdentifierType FIIN = new NationalIdentifierType("FIIN");
    public static final NationalIdentifierType TXID = new NationalIdentifierType("TXID");
    public static final NationalIdentifierType SOCS = new NationalIdentifierType("SOCS");
    public static final NationalIdentifierType IDCD = new NationalIdentifierType("IDCD");
    public static final NationalIdentifierType LEIX = new NationalIdentifierType("LEIX");
    public static final NationalIdentifierType MISC = new NationalIdentifierType("MISC");

    @Override
    public String toString() {
        return value;
    }
}
