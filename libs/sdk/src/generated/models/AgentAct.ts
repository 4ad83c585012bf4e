/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * To pay, to exchange between the networks, to release from escrow, or to return a payment received
 */
export type AgentAct = 'pay' | 'exchange' | 'release' | 'return';
