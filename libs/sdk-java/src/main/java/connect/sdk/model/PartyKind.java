// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PartyKind(String value) implements OpenEnum {
    public static final PartyKind PERSON = new PartyKind("person");
    public static final PartyKind ORGANISATION = new PartyKind("organisation");
    public static final PartyKind VESSEL = new PartyKind("vessel");
    public static final PartyKind AIRCRAFT = new PartyKind("aircraft");

    @Override
    public String toString() {
        return value;
    }
}
