/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * consent: of others; turn: of a party; parties: to be named; due_day: nothing is due before; payment: what fell due was not collected; ended: for nothing
 */
export type ContractWaitReason = 'consent' | 'turn' | 'parties' | 'due_day' | 'payment' | 'ended';
