/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BatchRowState = 'paid' | 'held' | 'refused' | 'taken_back' | 'not_made';
