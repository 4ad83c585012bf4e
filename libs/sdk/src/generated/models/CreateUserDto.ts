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
     * Their bank, which an officer must have
     */
    bankId?: string;
};

