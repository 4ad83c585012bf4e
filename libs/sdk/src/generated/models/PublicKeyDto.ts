/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SigningAlgorithm } from './SigningAlgorithm.ts';
export type PublicKeyDto = {
    /**
     * Its thumbprint (RFC 7638)
     */
    kid: string;
    kty: string;
    crv: string;
    'x': string;
    /**
     * Of keys on the curve P-256 only
     */
    'y'?: string;
    alg: SigningAlgorithm;
    use: string;
    /**
     * Nothing signed earlier is genuine
     */
    valid_from: string;
    /**
     * Nothing signed later is genuine; null while the key signs
     */
    valid_until: string | null;
};

