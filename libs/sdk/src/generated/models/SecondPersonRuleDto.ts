/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgentAct } from './AgentAct.ts';
import type { AgentCase } from './AgentCase.ts';
import type { SecondPerson } from './SecondPerson.ts';
export type SecondPersonRuleDto = {
    /**
     * To pay, to exchange between the networks, to release from escrow, or to return a payment received
     */
    act: AgentAct;
    /**
     * From `limit` on, or whatever the amount where the money comes to whoever asks
     */
    when: AgentCase;
    /**
     * The approval of an officer without a part in it, or the owner of the money in person
     */
    needs: SecondPerson;
};

