/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasskeyAnswerDto = {
    id: string;
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
};

