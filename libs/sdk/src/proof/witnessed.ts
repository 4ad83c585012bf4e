import { readCosignedHead, readWitnessKey, type CosignedHead, type WitnessKey } from './cosignature.ts';
import { check, type Check } from './verdict.ts';

/** Whose cosignatures an export must bear. */
export interface WitnessDemand {
  /** The keys of the witnesses that are believed. */
  vkeys: readonly string[];
  /** How many of them must have countersigned; all unless said otherwise. */
  quorum?: number;
  /** Signed heads of the log beside those in the export, such as a witness gives away itself. */
  checkpoints?: readonly string[];
  /** How many of the newest events need no cosignature; none unless said otherwise. */
  unwitnessed?: number;
}

/** How far a witness countersigned what is in an export: nothing of it, or its first events. */
export interface Witnessed { name: string; treeSize: number | null; at: string | null }

/** What witnesses say of one log, against what is in an export of it. */
export class Witnesses {
  private readonly heads: CosignedHead[] = [];

  private constructor(private readonly keys: readonly WitnessKey[], private readonly demand: WitnessDemand) {}

  /** Reads whose cosignatures are asked for; fails when that is not to be understood. */
  static async from(demand: WitnessDemand): Promise<Witnesses> {
    const keys = await Promise.all(demand.vkeys.map(async (vkey) => {
      const key = await readWitnessKey(vkey);
      if (!key) throw new Error(`${vkey} is not the key of a witness.`);
      return key;
    }));
    const { quorum = keys.length, unwitnessed = 0 } = demand;
    const areApart = new Set(demand.vkeys).size === keys.length;
    if (!areApart || !Number.isInteger(quorum) || quorum < 1 || quorum > keys.length) {
      throw new Error('The quorum is a number from one to that of the witnesses, each of them named once.');
    }
    if (!Number.isInteger(unwitnessed) || unwitnessed < 0) throw new Error('Of events there is a whole number.');
    const witnesses = new Witnesses(keys, { ...demand, quorum, unwitnessed });
    for (const note of demand.checkpoints ?? []) {
      if (!await witnesses.add(note)) throw new Error('What is given as a checkpoint is no signed head.');
    }
    return witnesses;
  }

  /** The sizes of the log at which its root is needed. */
  get sizes(): number[] {
    return this.heads.map(({ treeSize }) => treeSize);
  }

  /** Takes a signed head; answers whether it is one. */
  async add(note: string): Promise<boolean> {
    const head = await readCosignedHead(note, this.keys);
    if (head) this.heads.push(head);
    return head !== null;
  }

  /** How far each witness countersigned a log, by its roots at the sizes asked for. */
  reached(roots: ReadonlyMap<number, string>): Witnessed[] {
    return this.keys.map((key) => {
      const last = this.heads.filter(({ by, treeSize, root }) => by.has(key) && roots.get(treeSize) === root)
        .reduce<CosignedHead | null>((best, head) => (best && best.treeSize >= head.treeSize ? best : head), null);
      return { name: key.name, treeSize: last?.treeSize ?? null, at: last?.by.get(key)?.toISOString() ?? null };
    });
  }

  /** Whether enough of them countersigned a log of a size, and none of them another one. */
  checks(roots: ReadonlyMap<number, string>, treeSize: number): Check[] {
    const { quorum = 1, unwitnessed = 0 } = this.demand;
    const isOther = this.heads.some((head) =>
      head.by.size > 0 && head.treeSize > 0 && head.treeSize <= treeSize && roots.get(head.treeSize) !== head.root);
    const enough = this.reached(roots).filter((one) => one.treeSize !== null && one.treeSize >= treeSize - unwitnessed);
    return [check('same_as_witnessed', !isOther), check('witnessed', enough.length >= quorum)];
  }
}
