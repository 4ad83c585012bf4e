/** An export of the books, read line by line as anybody would: nothing here is the program's own. */

export interface SealedLine {
  leafIndex: number;
  event: {
    id: string; action: string; resource: string; resourceId: string | null; createdAt: string;
    details: Record<string, unknown>;
  };
}

export interface BooksLines {
  blocks: { height: number; firstLeaf: number; treeSize: number; root: string }[];
  events: SealedLine[];
  records: Map<string, Map<string, Record<string, unknown>>>;
}

export const readBooks = (file: string): BooksLines => {
  const books: BooksLines = { blocks: [], events: [], records: new Map() };
  for (const line of file.split('\n')) {
    if (line === '') continue;
    const read = JSON.parse(line) as {
      block?: BooksLines['blocks'][number]; event?: SealedLine['event']; leafIndex?: number;
      record?: { kind: string; id: string }; text?: string;
    };
    if (read.block) books.blocks.push(read.block);
    if (read.event && read.leafIndex !== undefined) books.events.push({ leafIndex: read.leafIndex, event: read.event });
    if (read.record) {
      const kind = books.records.get(read.record.kind) ?? new Map<string, Record<string, unknown>>();
      kind.set(read.record.id, JSON.parse(read.text ?? '{}') as Record<string, unknown>);
      books.records.set(read.record.kind, kind);
    }
  }
  return books;
};

export interface Judged {
  id: string; area: string; bank: string; network: string; currency: string; amountMinor: bigint; at: number;
  verdict: string; isContract: boolean; isOverride: boolean; rulesetVersion: string; firstLeaf: number;
}

/** Every payment that the rules judged, as the log had it before a leaf. */
export const judgedBefore = ({ events, records }: BooksLines, leaf: number): Judged[] => {
  const of = (kind: string, id: unknown) => records.get(kind)?.get(String(id)) ?? {};
  const firsts = new Map<string, number>();
  const passed = new Set<string>();
  for (const { leafIndex, event } of events) {
    if (leafIndex >= leaf || event.resource !== 'transaction' || event.resourceId === null) continue;
    firsts.set(event.resourceId, Math.min(leafIndex, firsts.get(event.resourceId) ?? leafIndex));
    if (event.action === 'review_approve') passed.add(event.resourceId);
  }
  return [...firsts].flatMap(([id, firstLeaf]) => {
    const { transaction: t, verdict: v, contract: c } = of('transaction', id) as Record<string, Record<string, unknown>>;
    if (!t || !v || t.from_wallet_id === undefined) return [];
    const [verdict, isContract] = [String(v.action), c !== undefined];
    return [{
      id, firstLeaf, verdict, isContract, area: String(c ? of('contract', c.contract_id).type : t.type),
      bank: String(of('wallet', t.from_wallet_id).bank_id), network: String(t.network), currency: String(t.currency),
      amountMinor: BigInt(t.amount_minor as number), at: Date.parse(String(t.created_at)),
      isOverride: verdict === 'review' && passed.has(id), rulesetVersion: String(v.ruleset_version),
    }];
  });
};
