// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record AgentCase(String value) implements OpenEnum {
    public static final AgentCase FROM_LIMIT = new AgentCase("from_limit");
    public static final AgentCase TO_ONESELF = new AgentCase("to_oneself");

    @Override
    public String toString() {
        return value;
    }
}
