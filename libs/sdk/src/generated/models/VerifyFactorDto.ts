/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PasskeyAnswerDto } from './PasskeyAnswerDto.ts';
export type VerifyFactorDto = {
    /**
     * Six digits, or a recovery code
     */
    code?: string;
    /**
     * Instead of a code
     */
    passkey?: PasskeyAnswerDto;
    /**
     * What the passkey signed
     */
    challenge?: string;
};

