/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { Role } from './Role.ts';
import type { UserState } from './UserState.ts';
export type UserDto = {
    id: string;
    username: string;
    name: string;
    email: string;
    role: Role;
    bank: BankDto | null;
    /**
     * The document they were identified by
     */
    identityNumber: string | null;
    state: UserState;
    deactivatedAt: string | null;
    /**
     * Until when somebody who guessed their password is kept waiting
     */
    lockedUntil: string | null;
    lastSignInAt: string | null;
    /**
     * Until when the code that was given out may be used
     */
    codeExpiresAt: string | null;
    /**
     * Whether they have a second factor
     */
    hasFactor: boolean;
    /**
     * Whether they look after suspicious-transaction reports
     */
    isComplianceOfficer: boolean;
    createdAt: string;
};

