import { Webhook } from 'standardwebhooks';

/** The headers by which a receiver knows that a message is ours, unchanged and new (Standard Webhooks). */
export const signedHeaders = (
  messageId: string, body: string, secrets: readonly string[], now: Date,
): Record<string, string> => ({
  'webhook-id': messageId,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, now, body)).join(' '),
});
