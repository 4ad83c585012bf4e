/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * The columns that are left out
 */
export type ListColumn = 'account' | 'action' | 'age' | 'amount' | 'assignee' | 'attempts' | 'balance' | 'batch' | 'details' | 'digest' | 'findings' | 'ipAddress' | 'lastSignIn' | 'memo' | 'network' | 'nextDue' | 'parties' | 'period' | 'priority' | 'purpose' | 'reference' | 'resource' | 'role' | 'score' | 'severity' | 'state' | 'time' | 'type' | 'user';
