/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PasskeyAnswerDto } from './PasskeyAnswerDto.ts';
export type SignInFactorDto = {
    /**
     * Six digits, or a recovery code
     */
    code?: string;
    /**
     * Instead of a code
     */
    passkey?: PasskeyAnswerDto;
    /**
     * The challenge that the right password was answered with
     */
    challenge: string;
};

