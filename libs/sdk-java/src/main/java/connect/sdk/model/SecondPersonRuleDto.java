// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SecondPersonRuleDto, as the API's document describes it.
 *
 * @param act To pay, to exchange between the networks, to release from escrow, or to return a payment received
 * @param when From `limit` on, or whatever the amount where the money comes to whoever asks
 * @param needs The approval of an officer without a part in it, or the owner of the money in person
 */
public record SecondPersonRuleDto(
        AgentAct act,
        AgentCase when,
        SecondPerson needs) {}
