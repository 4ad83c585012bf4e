/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * The approval of an officer without a part in it, or the owner of the money in person
 */
export type SecondPerson = 'officer' | 'owner';
