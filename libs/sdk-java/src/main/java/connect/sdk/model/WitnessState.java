// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record WitnessState(String value) implements OpenEnum {
    public static final WitnessState WAITING = new WitnessState("waiting");
    public static final WitnessState COSIGNED = new WitnessState("cosigned");
    public static final WitnessState UNREACHABLE = new WitnessState("unreachable");
    public static final WitnessState REFUSED = new WitnessState("refused");
    public static final WitnessState MISTAKEN = new WitnessState("mistaken");
    public static final WitnessState CONFLICT = new WitnessState("conflict");

    @Override
    public String toString() {
        return value;
    }
}
