import type { FlowDirection, WalletFlowDto, WalletFlowRestDto, WalletFlowsDto } from '@connect/sdk';
import { fromMinor, toMinor } from '../money/amount.ts';

/** One side of the picture: an account that paid or was paid, or all that are not drawn for themselves. */
export interface DrawnSide {
  id: string;
  direction: FlowDirection;
  flow: WalletFlowDto | null;
  /** How many accounts it stands for. */
  accounts: number;
  amount: string;
  transactions: number;
  /** Where it is drawn, and how wide its arrow is, in pixels. */
  x: number;
  y: number;
  width: number;
}

export const nodeSize = { inline: 200, block: 60, gap: 14, hub: 96 };
const mostDrawn = 7;
const [thinnest, widest] = [1.5, 9];

/** The picture of the money around a wallet: who paid it on one side, whom it paid on the other, in pixels. */
export function layoutOf(flows: WalletFlowsDto, inlineSize: number, isRightToLeft: boolean) {
  const sides = (['in', 'out'] as const).map((direction) => sideOf(flows, direction));
  const rows = Math.max(1, ...sides.map(({ length }) => length));
  const pitch = nodeSize.block + nodeSize.gap;
  const blockSize = Math.max(rows * pitch - nodeSize.gap, nodeSize.hub);
  const most = Math.max(1, ...sides.flat().map(({ amount }) => Number(toMinor(amount))));
  const [start, end] = [0, inlineSize - nodeSize.inline];
  const drawn = sides.flatMap((members) => members.map((side, place): DrawnSide => ({
    ...side,
    // What comes in stands where reading begins.
    x: (side.direction === 'in') === isRightToLeft ? end : start,
    y: (blockSize - members.length * pitch + nodeSize.gap) / 2 + place * pitch,
    width: thinnest + (widest - thinnest) * Math.sqrt(Number(toMinor(side.amount)) / most),
  })));
  return { sides: drawn, blockSize, hub: { x: end / 2, y: (blockSize - nodeSize.hub) / 2 } };
}

type Side = Omit<DrawnSide, 'x' | 'y' | 'width'>;

function sideOf({ flows, rest }: WalletFlowsDto, direction: FlowDirection): Side[] {
  const members = flows.filter((flow) => flow.direction === direction);
  const beyond = rest.find((one) => one.direction === direction);
  const [drawn, left] = [members.slice(0, mostDrawn), members.slice(mostDrawn)];
  const sides = drawn.map((flow): Side => ({
    id: `${direction} ${flow.address ?? flow.account}`, direction, flow, accounts: 1, amount: flow.amount,
    transactions: flow.transactions,
  }));
  const together = [...left.map((flow) => ({ ...flow, accounts: 1 })), ...(beyond ? [beyond] : [])];
  const others = { id: `${direction} rest`, direction, flow: null, ...sumOf(together) };
  return together.length === 0 ? sides : [...sides, others];
}

const sumOf = (parts: readonly Omit<WalletFlowRestDto, 'direction'>[]) => ({
  accounts: parts.reduce((sum, { accounts }) => sum + accounts, 0),
  transactions: parts.reduce((sum, { transactions }) => sum + transactions, 0),
  amount: flowTotalOf(parts),
});

/** What amounts come to, as a decimal string. */
export const flowTotalOf = (parts: readonly { amount: string }[]): string =>
  fromMinor(parts.reduce((sum, { amount }) => sum + toMinor(amount), 0n));
