/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SecondReadingState } from './SecondReadingState.ts';
import type { SeenPrinciple } from './SeenPrinciple.ts';
import type { UnreadCause } from './UnreadCause.ts';
export type SecondReadingDto = {
    /**
     * nothing clears nothing; unread is never nothing; waiting: not read yet
     */
    state: SecondReadingState;
    /**
     * What the words resemble
     */
    principle: SeenPrinciple | null;
    /**
     * Whether the rules had passed that principle, so that it is under review by this alone
     */
    isRaised: boolean;
    /**
     * In the model’s words, which whoever wrote the memo may have led
     */
    reason: string | null;
    /**
     * Why it was not read
     */
    unreadBecause: UnreadCause | null;
    /**
     * The model that was set
     */
    model: string | null;
    /**
     * The model as it names itself
     */
    answeredAs: string | null;
    /**
     * The version of what it was told
     */
    instruction: string | null;
    readAt: string | null;
};

