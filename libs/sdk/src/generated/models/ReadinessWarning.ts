/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * `one_database_role`: application and owner of the database are one, so nothing in it keeps the application from undoing the guards of the books
 */
export type ReadinessWarning = 'one_database_role';
