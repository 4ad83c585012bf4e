// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record AgentAct(String value) implements OpenEnum {
    public static final AgentAct PAY = new AgentAct("pay");
    public static final AgentAct EXCHANGE = new AgentAct("exchange");
    public static final AgentAct RELEASE = new AgentAct("release");
    public static final AgentAct RETURN = new AgentAct("return");

    @Override
    public String toString() {
        return value;
    }
}
