/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeliveryProblem } from './DeliveryProblem.ts';
import type { DeliveryState } from './DeliveryState.ts';
export type DeliveryDto = {
    id: string;
    webhookId: string;
    /**
     * The webhook-id header; the same for every try and every replay
     */
    messageId: string;
    type: string;
    state: DeliveryState;
    /**
     * Tries so far, replays included
     */
    attempts: number;
    /**
     * What the receiver last answered
     */
    lastStatus: number | null;
    /**
     * Why the last try got no answer
     */
    lastProblem: DeliveryProblem | null;
    /**
     * null once it has ended
     */
    nextAttemptAt: string | null;
    createdAt: string;
    endedAt: string | null;
};

