/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { UserDto } from './UserDto.ts';
export type UserWithCodeDto = {
    user: UserDto;
    /**
     * Good once, at `/choose-password#` of the console or for `POST /api/auth/password/choose`
     */
    passwordCode: string;
    expiresAt: string;
};

