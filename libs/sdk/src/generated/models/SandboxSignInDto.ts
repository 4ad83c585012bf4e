/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SandboxSignInDto = {
    username?: string;
    /**
     * What stands behind `#start=` in the link that `npm start` printed. A browser that came by one before needs none.
     */
    startNonce?: string;
};

