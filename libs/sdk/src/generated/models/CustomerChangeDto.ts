/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CustomerChangeState } from './CustomerChangeState.ts';
import type { CustomerFileDto } from './CustomerFileDto.ts';
export type CustomerChangeDto = {
    id: string;
    customerId: string;
    /**
     * The version that it is, or would be
     */
    version: number;
    file: CustomerFileDto;
    /**
     * Customers read that of their own proposals alone
     */
    reason: string | null;
    state: CustomerChangeState;
    proposedBy: string | null;
    proposedAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    decisionReason: string | null;
    /**
     * Whether the one who asks may decide it
     */
    mayDecide: boolean;
};

