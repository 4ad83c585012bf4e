import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom leaves these web platform classes out, although every browser and Node itself have them.
const platform = [
  'TextEncoder', 'TextDecoder', 'ReadableStream', 'WritableStream', 'TransformStream', 'fetch', 'Request',
  'Response', 'Headers', 'structuredClone', 'BroadcastChannel', 'AbortController', 'AbortSignal',
];

/** A browser page for component tests, completed with the web platform classes that Node provides. */
export default class ConsoleEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of platform) this.global[name] = globalThis[name];
  }
}
