// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * WaitDto, as the API's document describes it.
 *
 * @param reason consent: of others; turn: of a party; parties: to be named; due_day: nothing is due before;
 * payment: what fell due was not collected; ended: for nothing
 * @param day The day of what falls due next
 * @param code Why a payment was not made
 */
public record WaitDto(
        ContractWaitReason reason,
        List<LackingConsentDto> consents,
        List<TurnPartyDto> parties,
        String day,
        String code) {}
