/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * key: a program with an API key; session: a program with a sign-in; console: a browser with a sign-in
 */
export type RequestSource = 'key' | 'session' | 'console';
