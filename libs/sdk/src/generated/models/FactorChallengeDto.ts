/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AllowedPasskeyDto } from './AllowedPasskeyDto.ts';
import type { FactorKind } from './FactorKind.ts';
export type FactorChallengeDto = {
    /**
     * What the passkey signs
     */
    challenge: string;
    expiresAt: string;
    kinds: Array<FactorKind>;
    /**
     * The name that the passkeys are bound to
     */
    rpId: string;
    passkeys: Array<AllowedPasskeyDto>;
};

