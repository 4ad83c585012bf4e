/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Role } from './Role.ts';
export type ChangeRoleDto = {
    role: Role;
    /**
     * Their bank, which an officer must have; without it, the one they have
     */
    bankId?: string;
};

