/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Only `valid` says that the file fits the schema; without a schema nobody says so
 */
export type StrSchemaVerdict = 'not_validated_against_schema' | 'valid' | 'invalid';
