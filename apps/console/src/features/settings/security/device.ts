/** A browser and the system it runs on, as people call them. */
export interface Device {
  browser: string;
  system: string;
}

// The order matters: each browser also names those whose pages it wants to be shown.
const BROWSERS = [
  ['Edg/', 'Edge'], ['OPR/', 'Opera'], ['Firefox/', 'Firefox'], ['Chrome/', 'Chrome'], ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'], ['iPhone', 'iOS'], ['iPad', 'iPadOS'], ['Windows', 'Windows'], ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'], ['Linux', 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [trace: string, name: string])[], text: string): string | undefined =>
  names.find(([trace]) => text.includes(trace))?.[1];

/** Recognises a browser by what it calls itself; null for anything else. */
export function deviceOf(userAgent: string): Device | null {
  const [browser, system] = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  return browser === undefined || system === undefined ? null : { browser, system };
}
