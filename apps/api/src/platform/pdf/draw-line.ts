import { Circle, Line, Polyline, Svg, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { ACCENT, LINE, MUTED } from './colours.ts';

const HEIGHT = 96;
const MARGIN = 22;
const LEVELS = [0, 60, 80, 100];

/** Draws scores between 0 and 100 over time, with the two thresholds; where there is no score the line is broken. */
export const drawLine = (points: readonly (number | null)[], width: number): ReactElement => {
  const x = (n: number): number => MARGIN + (n * (width - MARGIN - 4)) / Math.max(points.length - 1, 1);
  const y = (score: number): number => 6 + ((100 - score) * (HEIGHT - 12)) / 100;
  const runs = runsOf(points).map((run) => run.map(({ n, score }) => ({ x: x(n), y: y(score) })));
  return h(Svg, { key: 'line', width, height: HEIGHT, viewBox: `0 0 ${String(width)} ${String(HEIGHT)}` },
    ...LEVELS.map((level) => h(Line, { key: `level ${String(level)}`, x1: MARGIN, x2: width, y1: y(level), y2: y(level),
      stroke: LINE, strokeWidth: 0.5 })),
    ...LEVELS.map((level) => h(Text, { key: `name ${String(level)}`, x: 0, y: y(level) + 2.5,
      style: { fontSize: 6.5 }, fill: MUTED }, String(level))),
    ...runs.map((run, n) => (run.length > 1
      ? h(Polyline, { key: n, points: run.map((at) => `${at.x.toFixed(2)},${at.y.toFixed(2)}`).join(' '),
        stroke: ACCENT, strokeWidth: 1.25, fill: 'none' })
      : h(Circle, { key: n, cx: run[0]?.x ?? 0, cy: run[0]?.y ?? 0, r: 1.5, fill: ACCENT }))));
};

const runsOf = (points: readonly (number | null)[]): { n: number; score: number }[][] => {
  const runs: { n: number; score: number }[][] = [];
  points.forEach((score, n) => {
    if (score === null) return;
    const last = runs.at(-1);
    if (last?.at(-1)?.n === n - 1) last.push({ n, score });
    else runs.push([{ n, score }]);
  });
  return runs;
};
