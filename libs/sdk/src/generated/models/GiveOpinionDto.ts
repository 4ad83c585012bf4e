/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Stance } from './Stance.ts';
export type GiveOpinionDto = {
    /**
     * The version that was read
     */
    version: number;
    stance: Stance;
    /**
     * Needed with a dissent
     */
    reasons?: string;
    keyId: string;
    /**
     * Ed25519, as base64url, over five lines: `connect-opinion/1`, the SHA-256 of the text’s bytes in hex, the seat’s id, the stance, and the SHA-256 of the reasons in hex
     */
    signature: string;
};

