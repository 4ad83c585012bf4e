import { areEqual, fromHex, sha256, utf8 } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { checkSignature, type KeySet } from './signed-head.ts';
import { check, type Verdict } from './verdict.ts';
import { judged } from './verify.ts';

const HASH_BYTES = 32;
const MANIFEST = '"manifest":';
const END = '}\n';

interface SignedManifest {
  type: string;
  exportedAt: string;
  events: number;
  bytes: number;
  sha256: string;
  kid: string;
  signature: string;
}

/** Whether a JSON export of the audit log is, to the last byte, what the bank signed. */
export const verifyExport = (file: Uint8Array, keys: KeySet): Promise<Verdict> => judged(async () => {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  const start = text.lastIndexOf(MANIFEST);
  const content = utf8(text.slice(0, Math.max(start, 0)));
  const { manifest, events } = JSON.parse(text) as { manifest: SignedManifest; events: unknown[] };
  const { signature, ...signed } = manifest;
  const digest = fromHex(manifest.sha256, HASH_BYTES);
  // The manifest has one spelling only, so no byte of it can change unnoticed either.
  const isWhole = text.slice(start) === `${MANIFEST}${canonicalJson(manifest)}${END}`
    && manifest.type === 'connect.audit-export' && content.length === manifest.bytes
    && digest !== null && areEqual(await sha256(content), digest);
  return [
    check('whole_file', isWhole),
    ...await checkSignature(
      utf8(canonicalJson(signed)), { kid: manifest.kid, signature, at: manifest.exportedAt }, keys),
    check('event_count', Array.isArray(events) && events.length === manifest.events),
  ];
});
