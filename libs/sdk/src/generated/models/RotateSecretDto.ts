/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RotateSecretDto = {
    /**
     * How many hours the old secret signs as well; 0 ends it at once
     */
    overlapHours?: number;
};

