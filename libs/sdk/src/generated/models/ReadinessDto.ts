/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReadinessWarning } from './ReadinessWarning.ts';
export type ReadinessDto = {
    status: string;
    /**
     * `one_database_role`: application and owner of the database are one, so nothing in it keeps the application from undoing the guards of the books
     */
    warnings: Array<ReadinessWarning>;
};

