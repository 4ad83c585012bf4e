/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Role } from './Role.ts';
export type PersonaDto = {
    username: string;
    name: string;
    role: Role;
    bank: string | null;
};

