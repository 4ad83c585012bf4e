const LOOPBACK_ADDRESS = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Whether an address can only be reached from this machine. */
export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);

/** Whether a Host header names this machine, so no foreign name was bent to point at it. */
export const isLoopbackName = (host: string | undefined): boolean => host !== undefined && LOOPBACK_NAME.test(host);

/** Whether a server that listens on this host can only be reached from this machine. */
export const isLoopbackHost = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host);
