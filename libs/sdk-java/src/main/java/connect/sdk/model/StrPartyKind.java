// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record StrPartyKind(String value) implements OpenEnum {
    public static final StrPartyKind PERSON = new StrPartyKind("person");
    public static final StrPartyKind ENTITY = new StrPartyKind("entity");
    public static final StrPartyKind ACCOUNT = new StrPartyKind("account");

    @Override
    public String toString() {
        return value;
    }
}
