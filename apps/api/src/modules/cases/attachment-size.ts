import { Refusal } from '../../platform/http/problems/refusal.ts';
import { MOST_ATTACHMENT_BYTES } from './case-notes.dto.ts';

/** Refuses a file that holds nothing, or more than is filed at once. */
export const refuseSize = ({ length }: Buffer): void => {
  if (length === 0) throw new Refusal(422, 'ATTACHMENT_EMPTY', 'The file holds nothing.');
  if (length > MOST_ATTACHMENT_BYTES) {
    throw new Refusal(413, 'PAYLOAD_TOO_LARGE', 'A file of a case has at most 5 MiB.', { most: MOST_ATTACHMENT_BYTES });
  }
};
