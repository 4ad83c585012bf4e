import canonicalize from 'canonicalize';
import type { ResolutionTextDto } from './resolution.dto.ts';

/** The canonical form (RFC 8785) of what a resolution says: these bytes are signed. */
export const canonicalText = (
  about: { id: string; version: number; boardId: string; formerId: string | null }, text: ResolutionTextDto,
): string => canonicalize({
  type: 'connect-resolution/1', id: about.id, version: about.version, board: about.boardId, former: about.formerId,
  title: plain(text.title), question: plain(text.question), ruling: plain(text.ruling), reasons: plain(text.reasons),
  sources: [...text.sources], binds: text.binds.map(({ kind, value }) => ({ kind, value })),
  validFrom: text.validFrom, validUntil: text.validUntil ?? null,
}) ?? '';

const plain = ({ ar, en }: { ar: string; en: string }) => ({ ar, en });
