const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';

/** A delivery that was not signed with the secret, was changed, or is too old. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}

/** A delivery as it arrived: the body unread, and the headers by any spelling of their names. */
export interface Delivery {
  body: string | Uint8Array;
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Passes a delivery that came from Connect (Standard Webhooks) and answers its id, by which repeated ones are known;
 * throws InvalidSignature otherwise. `nowMs` is for programs with a clock of their own.
 */
export async function verifyWebhook({ body, headers }: Delivery, secret: string, nowMs = Date.now()): Promise<string> {
  const named = (name: string) => headerOf(headers, `webhook-${name}`);
  const [id, timestamp, signatures] = [named('id'), named('timestamp'), named('signature')];
  if (!id || !signatures || !timestamp || !/^\d{1,12}$/.test(timestamp)) {
    throw new InvalidSignature('The headers of a signed delivery are missing.');
  }
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) {
    throw new InvalidSignature('The delivery was signed more than five minutes away from now.');
  }
  const key = await keyOf(secret, 'verify');
  const signed = signedBytes(id, timestamp, body);
  // While a secret is exchanged for another, a delivery carries the signatures of both.
  for (const signature of signatures.split(' ')) {
    if (!signature.startsWith('v1,')) continue;
    const bytes = fromBase64(signature.slice(3));
    if (bytes && await crypto.subtle.verify('HMAC', key, bytes, signed)) return id;
  }
  throw new InvalidSignature('The signature is not that of this secret.');
}

/** The three headers of a delivery that is signed now. */
export async function signWebhook(
  id: string, body: string | Uint8Array, secret: string, nowMs = Date.now(),
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(nowMs / 1000));
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), signedBytes(id, timestamp, body));
  const signature = `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
}

function headerOf(headers: Delivery['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([given]) => given.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : value?.join(' ');
}

function keyOf(secret: string, use: 'sign' | 'verify') {
  const bytes = fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (!bytes) throw new InvalidSignature('The secret is not base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

function signedBytes(id: string, timestamp: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const tail = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
