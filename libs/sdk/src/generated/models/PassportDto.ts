/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PassportField } from './PassportField.ts';
import type { PassportRevocationReason } from './PassportRevocationReason.ts';
import type { PassportSide } from './PassportSide.ts';
import type { PassportState } from './PassportState.ts';
export type PassportDto = {
    id: string;
    transactionId: string;
    /**
     * For whom it speaks
     */
    side: PassportSide;
    /**
     * What it discloses beside what every passport tells
     */
    disclosed: Array<PassportField>;
    /**
     * SHA-256 of its signed part, before the first tilde
     */
    sha256: string;
    issuedBy: string;
    issuedAt: string;
    expiresAt: string;
    state: PassportState;
    /**
     * reversed: the payment was given back, which revokes its passports by itself
     */
    reason: PassportRevocationReason | null;
    /**
     * The officer who revoked it
     */
    revokedBy: string | null;
    revokedAt: string | null;
    /**
     * Whether you may revoke it
     */
    mayRevoke: boolean;
};

