/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SanctionsCheck } from './SanctionsCheck.ts';
export type ComplianceVerificationDto = {
    shariah_compliant: boolean;
    kyc_verified: boolean;
    /**
     * not_screened when no list was loaded
     */
    sanctions_check: SanctionsCheck;
};

