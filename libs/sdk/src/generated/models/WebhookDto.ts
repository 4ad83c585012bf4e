/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WebhookDisabledBecause } from './WebhookDisabledBecause.ts';
import type { WebhookState } from './WebhookState.ts';
export type WebhookDto = {
    id: string;
    url: string;
    description: string;
    /**
     * Empty for all
     */
    types: Array<string>;
    state: WebhookState;
    /**
     * owner: you disabled it; gone: the receiver answered 410; failing: nothing was delivered for a day
     */
    disabledBecause: WebhookDisabledBecause | null;
    disabledAt: string | null;
    /**
     * null while the last try succeeded
     */
    failingSince: string | null;
    /**
     * Until then two secrets sign
     */
    previousSecretUntil: string | null;
    createdAt: string;
};

