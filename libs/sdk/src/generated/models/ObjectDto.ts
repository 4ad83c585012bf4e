/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ObjectKind } from './ObjectKind.ts';
export type ObjectDto = {
    kind: ObjectKind;
    /**
     * As the routes of its kind take it
     */
    id: string;
    /**
     * What people call it
     */
    label: string;
    /**
     * Where the console shows it
     */
    path: string;
};

