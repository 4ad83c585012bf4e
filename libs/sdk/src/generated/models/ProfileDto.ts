/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { KycStatus } from './KycStatus.ts';
import type { Role } from './Role.ts';
export type ProfileDto = {
    id: string;
    username: string;
    name: string;
    role: Role;
    email: string;
    bank: BankDto | null;
    kycStatus: KycStatus;
    /**
     * Whether they look after suspicious-transaction reports
     */
    isComplianceOfficer: boolean;
};

