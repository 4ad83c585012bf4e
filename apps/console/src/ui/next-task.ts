/** Lets the browser draw and answer before what comes next. */
export const nextTask = (): Promise<void> => new Promise((done) => { setTimeout(done); });
