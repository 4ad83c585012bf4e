/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ResetSandboxDto = {
    /**
     * Written out: nobody resets by mistake
     */
    confirm: 'RESET';
};

