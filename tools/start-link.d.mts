/** Makes a link that signs in to the sandbox once; what stands behind `#start=` is its nonce. */
export function makeStartLink(dataDir: string | undefined, consoleUrl: string): string;

/** Makes every link worthless that was not used. */
export function endStartLinks(dataDir: string | undefined): void;
