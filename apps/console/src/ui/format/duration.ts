const secondMs = 1000;
const minuteMs = 60 * secondMs;
const units = [
  ['day', 1440 * minuteMs], ['hour', 60 * minuteMs], ['minute', minuteMs], ['second', secondMs],
] as const;

/**
 * Says how long something lasted, in milliseconds, in at most two units: 3 days, 2 hours 5 minutes, 4.2 seconds, 12 ms.
 * What is smaller than those is left out.
 */
export function formatDuration(ms: number, language: string): string {
  if (ms < secondMs) return inUnit(Math.round(ms), 'millisecond', language);
  if (ms < minuteMs) return inUnit(Math.floor(ms / 100) / 10, 'second', language);
  const largest = units.findIndex(([, length]) => ms >= length);
  let left = ms;
  const parts = units.slice(largest, largest + 2).flatMap(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count === 0 ? [] : [inUnit(count, unit, language)];
  });
  return new Intl.ListFormat(language, { type: 'unit', style: 'narrow' }).format(parts);
}

function inUnit(count: number, unit: string, language: string): string {
  const unitDisplay = unit === 'millisecond' ? 'short' : 'long';
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit', unit, unitDisplay, maximumFractionDigits: 1,
  }).format(count);
}
