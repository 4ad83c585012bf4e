/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AllowedPasskeyDto } from './AllowedPasskeyDto.ts';
export type NewPasskeyDto = {
    challenge: string;
    expiresAt: string;
    rpId: string;
    /**
     * The person, as authenticators keep them apart
     */
    userHandle: string;
    username: string;
    name: string;
    /**
     * Not to be made again
     */
    known: Array<AllowedPasskeyDto>;
};

