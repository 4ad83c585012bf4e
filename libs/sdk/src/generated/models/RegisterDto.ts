/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Role } from './Role.ts';
export type RegisterDto = {
    username: string;
    password: string;
    name: string;
    email: string;
    /**
     * Heeded only when an administrator registers.
     */
    role?: Role;
    /**
     * The bank of the person; heeded as the role is.
     */
    bankId?: string;
};

