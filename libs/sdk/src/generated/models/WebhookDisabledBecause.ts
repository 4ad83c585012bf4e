/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * owner: you disabled it; gone: the receiver answered 410; failing: nothing was delivered for a day
 */
export type WebhookDisabledBecause = 'owner' | 'gone' | 'failing';
