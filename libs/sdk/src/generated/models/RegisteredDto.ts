/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SignedInUserDto } from './SignedInUserDto.ts';
export type RegisteredDto = {
    user: SignedInUserDto;
    token: string | null;
};

