import type { MemberOpinionDto, ResolutionDocumentDto } from '@connect/sdk';
import { useEffect, useState } from 'react';
import { isSignedBy, opinionStatement } from '../keys/signing.ts';

/** What the browser found of a signature. */
export type Checked = 'checking' | 'valid' | 'wrong' | 'unknown';

const check = async (
  text: string, { publicKey, seatId, stance, reasons, signature }: MemberOpinionDto,
): Promise<Checked> => {
  try {
    const holds = await isSignedBy(publicKey, await opinionStatement(text, seatId, stance, reasons), signature);
    return holds ? 'valid' : 'wrong';
  } catch {
    return 'unknown';
  }
};

/**
 * Checks in the browser what each member signed, over the bytes of the document; by the seats. What is shown of an
 * opinion must be what was checked.
 */
export function useCheckedSignatures(
  document: ResolutionDocumentDto | undefined, shown: readonly MemberOpinionDto[],
): (opinion: MemberOpinionDto) => Checked {
  const [found, setFound] = useState<ReadonlyMap<string, Checked>>(new Map());
  useEffect(() => {
    if (!document) return undefined;
    let isWanted = true;
    void Promise.all(shown.map(async (opinion) => [opinion.signature, await check(document.text, opinion)] as const))
      .then((results) => {
        if (isWanted) setFound(new Map(results));
      });
    return () => { isWanted = false; };
  }, [document, shown]);
  return ({ signature }) => found.get(signature) ?? 'checking';
}
