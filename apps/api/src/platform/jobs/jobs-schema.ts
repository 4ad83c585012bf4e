/** The database schema in which the job queue keeps its tables. */
export const JOBS_SCHEMA = 'pgboss';
