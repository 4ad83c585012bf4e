/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DraftDto = {
    name: string;
    /**
     * The form’s fields, complete or not; it is kept as it is, null included
     */
    form: Record<string, any>;
    id: string;
    createdAt: string;
    updatedAt: string;
};

