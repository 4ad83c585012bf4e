/** What the person at the command line has to put right. */
export class UsageError extends Error {}
