import { encode } from 'uqr';

/** The light border that scanners need, in modules. */
const QUIET = 4;

/** A text as a QR code; dark on light in every scheme, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={outlineOf(data)} fill="#000000" />
    </svg>
  );
}

/** One square a dark module. */
export const outlineOf = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
