// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record CaseFileFormat(String value) implements OpenEnum {
    public static final CaseFileFormat JSON = new CaseFileFormat("json");
    public static final CaseFileFormat PDF = new CaseFileFormat("pdf");

    @Override
    public String toString() {
        return value;
    }
}
