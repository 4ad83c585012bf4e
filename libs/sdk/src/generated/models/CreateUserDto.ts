/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Role } from './Role.ts';
export type CreateUserDto = {
    username: string;
    name: string;
    email: string;
    role: Role;
    /**
     * Their bank, which officers and auditors must have
     */
    bankId?: string | null;
    /**
     * The number of the document the person was identified by. Accounts with the same number are one person, who has one voice where several must agree
     */
    identityNumber?: string;
};

