import type { EventProofDto } from '../generated/models/EventProofDto.ts';
import type { MemberOpinionDto } from '../generated/models/MemberOpinionDto.ts';
import type { ResolutionDocumentDto } from '../generated/models/ResolutionDocumentDto.ts';
import type { PublicKeyDto } from '../generated/models/PublicKeyDto.ts';
import { sha256, toHex, utf8, type Bytes } from '../proof/bytes.ts';
import { canonicalJson } from '../proof/canonical-json.ts';
import { isSignedBy, type KeySet } from '../proof/signed-head.ts';
import type { Check } from '../proof/verdict.ts';
import { verifyEventProof } from '../proof/verify.ts';
import { isRecordOf } from './sealed-record.ts';

/** Fewer opinions than this decide nothing, whatever a charter says. */
const LEAST_OPINIONS = 3;
/** The states of what was agreed. */
const AGREED: ReadonlySet<string> = new Set(['deliberated', 'in_force', 'superseded', 'withdrawn', 'expired']);

const SENTENCES = {
  document: ['It is the document of a resolution.', 'It is not the document of a resolution.'],
  canonical_text: ['The text is in the one form that is signed.', 'The text is not in the form that is signed.'],
  signatures: ['Every opinion is signed by its key, over this text.', 'An opinion is not signed over this text.'],
  one_voice: ['Each seat and each key spoke once.', 'A seat or a key spoke twice.'],
  known_keys: ['Every key is one that was given.', 'A key is none of those that were given.'],
  decided: ['The opinions decide as the document says.', 'The opinions do not decide as the document says.'],
  sealed_record: ['It is what the log sealed of the resolution.', 'It is not what the log sealed of the resolution.'],
} as const;

/** What is checked of a resolution, each by a name that stays. */
export type ResolutionCheckName = keyof typeof SENTENCES;

/** One thing that was checked of a resolution, or of its place in the log. */
export interface ResolutionCheck {
  name: ResolutionCheckName | Check['name'];
  passed: boolean;
  sentence: string;
}

/** What was checked of a resolution, in order; proven only when all of it passed. */
export interface ResolutionVerdict {
  isProven: boolean;
  checks: ResolutionCheck[];
}

/** What else is known to whoever checks a resolution. */
export interface ResolutionContext {
  /** The members' public keys, got from the members; without them the keys are those that the document names. */
  memberKeys?: readonly string[];
  /** The proof of the newest event of the log that tells of the resolution, and the keys of the log as published. */
  sealed?: { proof: EventProofDto; keys: KeySet };
}

/**
 * Checks without any server what a board resolved: that each opinion is signed over these very bytes, and that they
 * decide as is said. Names and the quorum of the charter are the document's word; a proof shows the quorum sealed.
 */
export async function verifyResolution(
  document: ResolutionDocumentDto, { memberKeys, sealed }: ResolutionContext = {},
): Promise<ResolutionVerdict> {
  try {
    const checks: ResolutionCheck[] = [...await checksOf(document)];
    if (memberKeys !== undefined) {
      checks.push(check('known_keys', document.opinions.every(({ publicKey }) => memberKeys.includes(publicKey))));
    }
    if (sealed !== undefined) {
      checks.push(...(await verifyEventProof(sealed.proof, sealed.keys)).checks);
      checks.push(check('sealed_record', await isRecordOf(document, sealed.proof.event)));
    }
    return { isProven: checks.every(({ passed }) => passed), checks };
  } catch {
    return { isProven: false, checks: [check('document', false)] };
  }
}

async function checksOf(document: ResolutionDocumentDto): Promise<ResolutionCheck[]> {
  const { type, text, opinions } = document;
  const said = JSON.parse(text) as { type: unknown; version: unknown };
  const hash = toHex(await sha256(utf8(text)));
  const isSigned = await Promise.all(opinions.map((opinion) => holds(opinion, hash, said.version)));
  return [
    check('document', type === 'connect-resolution-document/1' && said.type === 'connect-resolution/1'),
    check('canonical_text', canonicalJson(said) === text),
    check('signatures', opinions.length > 0 && isSigned.every(Boolean)),
    check('one_voice', [opinions.map(({ seatId }) => seatId), opinions.map(({ publicKey }) => publicKey)]
      .every((once) => new Set(once).size === once.length)),
    check('decided', isDecidedAsSaid(document)),
  ];
}

/** Whether an opinion is signed by its key, over the text with this hash. */
async function holds(opinion: MemberOpinionDto, hash: string, ofVersion: unknown): Promise<boolean> {
  const { seatId, stance, reasons, publicKey, signature, version } = opinion;
  const reasonsHash = toHex(await sha256(utf8(reasons)));
  const statement = utf8(`connect-opinion/1\n${hash}\n${seatId}\n${stance}\n${reasonsHash}`);
  const key = { kty: 'OKP', crv: 'Ed25519', x: publicKey } as PublicKeyDto;
  return version === ofVersion && isSignedBy(key, statement, fromBase64url(signature));
}

/** A majority of those present, once there are enough; whoever abstains is present. */
function isDecidedAsSaid({ state, quorum, opinions }: ResolutionDocumentDto): boolean {
  if (!Number.isInteger(quorum) || quorum < LEAST_OPINIONS || opinions.length < quorum) return false;
  const agreed = opinions.filter(({ stance }) => stance === 'agree').length * 2 > opinions.length;
  return agreed ? AGREED.has(state) : state === 'rejected';
}

const check = (name: ResolutionCheckName, passed: boolean): ResolutionCheck =>
  ({ name, passed, sentence: SENTENCES[name][passed ? 0 : 1] });

/** The bytes of a text in base64url that has no other spelling; null for anything else. */
function fromBase64url(text: string): Bytes | null {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const again = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return again === text ? bytes : null;
}
