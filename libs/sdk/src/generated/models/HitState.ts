/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * proposed: another officer must agree; passed_over: cleared before the payment was made
 */
export type HitState = 'open' | 'proposed' | 'cleared' | 'passed_over';
