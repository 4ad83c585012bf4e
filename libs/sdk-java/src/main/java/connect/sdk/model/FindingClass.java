// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record FindingClass(String value) implements OpenEnum {
    public static final FindingClass MINOR = new FindingClass("minor");
    public static final FindingClass MAJOR = new FindingClass("major");
    public static final FindingClass CRITICAL = new FindingClass("critical");

    @Override
    public String toString() {
        return value;
    }
}
