/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Stance } from './Stance.ts';
export type MemberOpinionDto = {
    seatId: string;
    name: string;
    version: number;
    stance: Stance;
    reasons: string;
    givenAt: string;
    publicKey: string;
    signature: string;
    /**
     * Signed by the server for an invented person of the sandbox
     */
    isSandboxKey: boolean;
};

