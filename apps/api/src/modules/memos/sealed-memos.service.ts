import { hash, timingSafeEqual, type KeyObject } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeProtectedHeader, flattenedDecrypt } from 'jose';
import { rows } from '../../platform/database/sql.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { isMemo } from '../../platform/wire.ts';
import { ComplianceKeys } from './compliance-keys.service.ts';
import type { MemoRecipientDto, SealedMemoDto } from './sealed-memo.dto.ts';

/** The addresses of the payment that a memo belongs to. */
export interface MemoParties { fromAddress: string; toAddress: string }

/** The columns in which a transaction keeps a sealed memo and its parties. */
export interface StoredMemo {
  sealed_memo: SealedMemoDto | null;
  from_address: string | null;
  to_address: string | null;
}

const ALGORITHM = 'ECDH-ES+A256KW';
const ENCRYPTION = 'A256GCM';
const HEADER = ['alg', 'digest', 'enc'];

/** Reads sealed memos by the key of compliance; what it answers is held in memory and never written. */
@Injectable()
export class SealedMemos {
  constructor(private readonly em: EntityManager, private readonly keys: ComplianceKeys) {}

  /** Opens the memo of a payment that is about to be sent; 422 unless it is for the payee's present key as well. */
  async receive(sealed: SealedMemoDto, parties: MemoParties): Promise<string> {
    const readers = await rows<{ kid: string }>(this.em.fork(), `
      select k.kid from wallet_memo_key k join wallet w on w.id = k.wallet_id where lower(w.address) = lower($1)`,
      [parties.toAddress]);
    if (!sealed.recipients.some(({ header }) => header.kid === readers[0]?.kid)) throw unknownKey();
    return this.open(sealed, parties);
  }

  /** The words that belong to a stored payment's verdict; null unless its memo is sealed. */
  async wordsOf(payment: StoredMemo): Promise<string | null> {
    const { sealed_memo: sealed, from_address: fromAddress, to_address: toAddress } = payment;
    return sealed === null ? null : this.open(sealed, { fromAddress: fromAddress ?? '', toAddress: toAddress ?? '' });
  }

  /** The words of a sealed memo, which must be those of a payment between these parties. */
  async open(sealed: SealedMemoDto, parties: MemoParties): Promise<string> {
    for (const recipient of sealed.recipients) {
      const key = await this.keys.find(recipient.header.kid);
      if (key) return memoIn(await decrypt(sealed, recipient, key), digestOf(sealed), parties);
    }
    throw unknownKey();
  }
}

const digestOf = (sealed: SealedMemoDto): string => {
  const header = headerOf(sealed);
  if (header === null || Object.keys(header).sort().join() !== HEADER.join() || typeof header['digest'] !== 'string') {
    throw unreadable('Its protected header must hold alg, enc and digest, and nothing else.');
  }
  return header['digest'];
};

const headerOf = (sealed: SealedMemoDto): Record<string, unknown> | null => {
  try {
    return decodeProtectedHeader({ ...sealed });
  } catch {
    return null;
  }
};

const decrypt = async (
  { protected: header, iv, ciphertext, tag }: SealedMemoDto, recipient: MemoRecipientDto, key: KeyObject,
): Promise<Uint8Array> => {
  const { encrypted_key, header: { kid, epk: { kty, crv, x, y } } } = recipient;
  try {
    const { plaintext } = await flattenedDecrypt(
      { protected: header, iv, ciphertext, tag, encrypted_key, header: { kid, epk: { kty, crv, x, y } } }, key,
      { keyManagementAlgorithms: [ALGORITHM], contentEncryptionAlgorithms: [ENCRYPTION], maxDecompressedLength: 0 });
    return plaintext;
  } catch {
    // Whatever fails here fails because of what was sent: another algorithm, a point off the curve, a changed byte.
    throw unreadable('The key of compliance does not open it.');
  }
};

// A ciphertext may be made to mean one thing to one key and another to the next; the digest is the same for both.
const memoIn = (content: Uint8Array, digest: string, { fromAddress, toAddress }: MemoParties): string => {
  const [said, made] = [Buffer.from(digest, 'base64url'), hash('sha256', content, 'buffer')];
  if (said.length !== made.length || !timingSafeEqual(said, made)) throw unreadable('Its digest is another one.');
  const { from, to, memo } = fieldsOf(content);
  if (!isSame(from, fromAddress) || !isSame(to, toAddress)) throw unreadable('It was sealed for another payment.');
  if (!isMemo(memo) || memo === '') {
    throw unreadable('Its memo must be text of 1 to 500 characters without control or text-direction characters.');
  }
  return memo;
};

const isSame = (sealed: unknown, address: string): boolean =>
  typeof sealed === 'string' && sealed.toLowerCase() === address.toLowerCase();

const fieldsOf = (content: Uint8Array): Record<string, unknown> => {
  const value = jsonIn(content);
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw unreadable('What is sealed must be a JSON object.');
};

const jsonIn = (content: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    return null;
  }
};

const refuse = (code: string, message: string): Refusal =>
  new Refusal(422, code, message, [{ field: 'sealedMemo', message }]);

const unreadable = (reason: string): Refusal =>
  refuse('SEALED_MEMO_UNREADABLE', `sealedMemo cannot be read as a sealed memo. ${reason}`);

const unknownKey = (): Refusal => refuse('MEMO_KEY_UNKNOWN', 'sealedMemo must be sealed for the key of compliance and '
  + 'for the present key of the payee’s wallet. Read GET /api/v1/memo-keys and seal it again.');
