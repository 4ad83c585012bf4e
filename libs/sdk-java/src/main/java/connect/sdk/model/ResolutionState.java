// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ResolutionState(String value) implements OpenEnum {
    public static final ResolutionState DRAFT = new ResolutionState("draft");
    public static final ResolutionState ASKED = new ResolutionState("asked");
    public static final ResolutionState DELIBERATED = new ResolutionState("deliberated");
    public static final ResolutionState IN_FORCE = new ResolutionState("in_force");
    public static final ResolutionState REJECTED = new ResolutionState("rejected");
    public static final ResolutionState SUPERSEDED = new ResolutionState("superseded");
    public static final ResolutionState WITHDRAWN = new ResolutionState("withdrawn");
    public static final ResolutionState EXPIRED = new ResolutionState("expired");

    @Override
    public String toString() {
        return value;
    }
}
