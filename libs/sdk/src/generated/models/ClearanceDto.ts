/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClearanceState } from './ClearanceState.ts';
export type ClearanceDto = {
    id: string;
    name: string;
    /**
     * The one owner cleared; null: the name
     */
    ownerId: string | null;
    entryId: string;
    entryName: string;
    /**
     * null: for all banks
     */
    bank: string | null;
    /**
     * proposed: the very name is listed, and another officer must say the same before it holds
     */
    state: ClearanceState;
    reason: string;
    createdBy: string;
    createdAt: string;
    /**
     * null: a case gave it, and it holds until either side changes
     */
    expiresAt: string | null;
    /**
     * The second officer, where two must agree
     */
    secondedBy: string | null;
    secondedAt: string | null;
    revokedAt: string | null;
    /**
     * null: either side changed
     */
    revokedBy: string | null;
    revocation: string | null;
};

