/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * proposed: the very name is listed, and another officer must say the same before it holds
 */
export type ClearanceState = 'in_force' | 'proposed' | 'expired' | 'revoked';
