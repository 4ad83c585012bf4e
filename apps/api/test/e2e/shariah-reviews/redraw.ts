import { createHash, createHmac } from 'node:crypto';
import { judgedBefore, type BooksLines } from './books-lines.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const nameOf = (id: string): string => {
  let value = BigInt(`0x${id.replaceAll('-', '')}`);
  let text = '';
  for (let n = 0; n < 26; n += 1, value >>= 5n) text = ALPHABET[Number(value & 31n)]! + text;
  return `tx_${text}`;
};

/** Draws a sample again from an export of the books alone, without a line of the program that drew it. */
export const redraw = (books: BooksLines, sampleId: string) => {
  const order = books.events.find(({ event }) =>
    event.resourceId === sampleId && event.action === 'review_sample_order')!;
  const block = books.blocks.find(({ firstLeaf, treeSize }) =>
    firstLeaf <= order.leafIndex && order.leafIndex < treeSize)!;
  const { bankId, area, from, to, method, size, verdict } = order.event.details as Record<string, string | null>;
  const seed = createHash('sha256').update(`connect.review-sample.v1\n${sampleId}\n`)
    .update(Buffer.from(block.root, 'hex')).digest();
  const population = judgedBefore(books, order.leafIndex).filter((p) => p.bank === bankId && p.area === area
    && p.at >= Date.parse(from!) && p.at < Date.parse(to!) && (verdict === null || p.verdict === verdict));
  const keyed = population.map((p) => {
    const tickets = method === 'random' ? 1
      : 1 + (p.verdict === 'review' ? 2 : 0) + (p.verdict === 'block' ? 3 : 0) + (p.isOverride ? 4 : 0)
        + (p.isContract ? 1 : 0);
    const keys = Array.from({ length: tickets }, (_, n) =>
      createHmac('sha256', seed).update(`${nameOf(p.id)}/${n + 1}`).digest('hex')).sort();
    return { transactionId: nameOf(p.id), tickets, key: keys[0]! };
  });
  return {
    height: block.height, root: block.root, seed: seed.toString('hex'), population: population.length,
    payments: keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, Number(size)),
  };
};
