/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChoosePasswordDto = {
    passwordCode: string;
    /**
     * At least 8 characters, 15 outside the sandbox; no common one, and without your names
     */
    newPassword: string;
};

