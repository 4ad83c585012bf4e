/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Role } from './Role.ts';
export type ChangeRoleDto = {
    role: Role;
    /**
     * Their bank, which officers and auditors must have; without it, the one they have, and null for none, such as for a scholar of the network’s board
     */
    bankId?: string | null;
    /**
     * The number of the document the person was identified by. Accounts with the same number are one person, who has one voice where several must agree
     */
    identityNumber?: string;
};

