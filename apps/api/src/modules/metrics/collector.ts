/** One value of a metric, with its labels. */
export interface Value { value: number; labels?: Record<string, string> }

/** What was measured just now; without values there is nothing to tell of. */
export interface Reading { name: string; help: string; values: readonly Value[] }

/** A question that is asked when metrics are read, and answers some of them. */
export interface Collector { name: string; read: () => Promise<Reading[]> }

/** A metric without labels. */
export const single = (name: string, help: string, value: number): Reading => ({ name, help, values: [{ value }] });
