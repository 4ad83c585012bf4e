/** What the guide speaks of, in reading order. */
export const topics = ['authentication', 'errors', 'rateLimit', 'idempotency', 'paging', 'webhooks'] as const;
export type GuideTopic = (typeof topics)[number];

/** What each topic looks like on the wire, on this instance of the API. */
export const samples = (origin: string): Record<GuideTopic, string> => ({
  authentication: `curl -X POST '${origin}/api/auth/login' \\
  -H 'Content-Type: application/json' \\
  -d '{"username": "…", "password": "…"}'

GET /api/v1/wallets HTTP/1.1
Authorization: Bearer $CONNECT_TOKEN`,
  errors: `HTTP/1.1 422 Unprocessable Entity
X-Request-Id: req_01a1f799-7cf5-7ea7-962b-eb6214b0cb30

{
  "error": "The wallet holds less than this transfer needs.",
  "code": "INSUFFICIENT_FUNDS",
  "details": {},
  "requestId": "req_01a1f799-7cf5-7ea7-962b-eb6214b0cb30"
}`,
  rateLimit: `HTTP/1.1 429 Too Many Requests
RateLimit-Limit: 1000
RateLimit-Remaining: 0
RateLimit-Reset: 1260
Retry-After: 1260`,
  idempotency: `POST /api/v1/transactions/send HTTP/1.1
Authorization: Bearer $CONNECT_TOKEN
Idempotency-Key: 5f0c8b8e-3c1d-4c57-9d3b-2b6f0b9a6f11`,
  paging: `curl '${origin}/api/v1/transactions?limit=50&before=tx_01m7wskz7nfcnz5jryp8n2sjsg' \\
  -H "Authorization: Bearer $CONNECT_TOKEN"`,
  webhooks: `POST /your/endpoint HTTP/1.1
webhook-id: evt_1024
webhook-timestamp: 1795161600
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

base64(HMAC-SHA256(secret, webhook-id + "." + webhook-timestamp + "." + body))`,
});
