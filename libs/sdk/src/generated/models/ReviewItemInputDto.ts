/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReviewArea } from './ReviewArea.ts';
export type ReviewItemInputDto = {
    /**
     * A kind of payments, or a type of contract: what is paid under such contracts
     */
    area: ReviewArea;
    /**
     * The first day that is looked at
     */
    from: string;
    /**
     * The last day that is looked at
     */
    to: string;
    /**
     * Who looks at it: somebody of the bank
     */
    ownerId: string;
    /**
     * The day by which it is done
     */
    dueOn: string;
};

